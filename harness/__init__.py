"""What tests, benches and scripts share: real servers, clients, browsers, databases."""
