# Stránka, která říká, co server uchovává; jak dlouho, říkají nastavení správce.
keeps-intro = Nepotřebuješ tu účet, e-mailovou adresu ani heslo. Tato stránka vzniká z nastavení tohoto serveru.
keeps-what = Co se ukládá
keeps-person = Tvé jméno, náhodné označení, den tvé poslední návštěvy a u každého tvého zařízení prohlížeč a systém, nic přesnějšího. Díky tajnému údaji v cookie jsi příště tatáž osoba; uložen je jen jeho otisk.
keeps-tables = Tvé stoly: kdo kde seděl, každý tah a co bylo řečeno, aby se ve hrách dalo pokračovat a šlo si je znovu prohlédnout. Také tvé výsledky a cizí hry, na které se díváš nebo které otevřeš, aby výzvy byly poctivé.
keeps-nothing-else = Žádná IP adresa, žádná poloha, žádná reklama a nic se nepředává jiným stránkám. Adresy se kontrolují jen během připojení, na ochranu před zahlcením, a neukládají se.
keeps-browser = Jen ve tvém prohlížeči: jazyk, barvy, zvuky, lekce, koho skrýváš a které stoly nechceš mít v seznamu.
keeps-how-long = Jak dlouho
keeps-finished = Dohrané hry
keeps-running = Nedohrané hry
keeps-seating = Stoly, kde hra nikdy nezačala
keeps-people = Lidé, kteří nejsou u žádného stolu
keeps-reports = Nahlášené zprávy a jména
keeps-days = { $days ->
    [0] dokud je někdo nesmaže
    [one] { $days } den od poslední aktivity
    [few] { $days } dny od poslední aktivity
   *[other] { $days } dní od poslední aktivity
  }
keeps-copies = Zálohy správce mohou obsahovat smazané údaje, dokud nebudou samy smazány.
keeps-yours = Tvé vlastní údaje
keeps-yours-about = Všechny své údaje si můžeš stáhnout jako soubor: dohrané hry celé, rozehrané tak, jak je vidíš. Své údaje můžeš také smazat: tvé jméno i tvé zprávy zmizí od všech stolů, tahy zůstanou beze jména.
keeps-download = Stáhnout mé údaje
keeps-delete = Smazat je na mé stránce
keeps-host = Kdo tento server provozuje
keeps-contact = Kontakt
keeps-imprint = Právní informace

keeps-docs = Pro provozovatele a autory botů
keeps-docs-about = tenback je svobodný software: provozuj vlastní server, nebo nech hrát svůj program. Dokumentace je ve složce docs zdrojového kódu; „make docs“ z ní sestaví web.
keeps-docs-address = Dokumentace
keeps-docs-api = API tohoto serveru (OpenAPI)
