"""The wire, written once: TypeScript types and the OpenAPI description are made from these."""
