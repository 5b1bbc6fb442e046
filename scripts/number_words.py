"""Write the tables of number words the referee of talk reads, one file per language.

Run once when a paradigm changes: `python scripts/number_words.py` (needs `num2words`, nothing else does).
num2words gives the plain cardinals and ordinals; the paradigms below give what it lacks: genders, cases,
collectives, the names of cards, decades, and the inverted forms of Czech. What no paradigm covers is written
by hand in `tables/<language>.txt`, which this script never touches.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

from num2words import num2words

TABLES = Path(__file__).parents[1] / "src" / "tenback" / "talk/referee/word_lists"
VALUES = range(2, 100)
Rows = dict[int, set[str]]
Section = tuple[Rows, Rows, Rows]  # cardinals, ordinals, groups


def rows() -> Rows:
    """Give one empty row for every card."""
    return {value: set() for value in VALUES}


def spelled(language: str, kind: str, values: Iterable[int]) -> Rows:
    """Give what num2words says, as one word each: hyphens and spaces are the judge's business."""
    table = rows()
    for value in values:
        table[value].add(num2words(value, lang=language, to=kind).replace(" ", "-"))
    return table


def add(table: Rows, value: int, stem: str, endings: str) -> None:
    """Add *stem* with each of the *endings* ('-' is no ending)."""
    table[value] |= {stem + ending.replace("-", "") for ending in endings.split()}


def english() -> Section:
    """Plural and decade forms, -ish."""
    cardinals, ordinals = spelled("en", "cardinal", VALUES), spelled("en", "ordinal", VALUES)
    groups = rows()
    for value in VALUES:
        word = num2words(value)
        if value % 10 == 0 and value > 10:
            add(groups, value, word[:-1], "ies yish")
        elif value < 20:
            add(groups, value, word, "es ish" if word.endswith("x") else "s ish")
        ordinals[value].add(num2words(value, to="ordinal").replace(" ", "-") + "s")
    return cardinals, ordinals, groups


GERMAN_BELOW_13 = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]


def german() -> Section:
    """Cases, the -er names of cards and decades, and the endings of ordinals."""
    cardinals, ordinals, groups = spelled("de", "cardinal", VALUES), rows(), rows()
    for value in VALUES:
        add(ordinals, value, num2words(value, lang="de", to="ordinal"), "- n r s m")
        add(groups, value, "siebener"[:-2] if value == 7 else num2words(value, lang="de"), "er ern ers")
    for value, word in enumerate(GERMAN_BELOW_13, 2):
        add(cardinals, value, word, "e en")
    for value in range(2, 100, 10):
        cardinals[value] |= {word.replace("zwei", "zwo") for word in cardinals[value]}
    for value in range(22, 100, 10):
        cardinals[value].add(num2words(value, lang="de").replace("zwei", "zwo"))
    return cardinals, ordinals, groups


FRENCH_TENS = {7: ("septante",), 8: ("huitante", "octante"), 9: ("nonante",)}
FRENCH_GROUPS = {
    8: "huitaine", 10: "dizaine", 12: "douzaine", 15: "quinzaine", 20: "vingtaine", 30: "trentaine",
    40: "quarantaine", 50: "cinquantaine", 60: "soixantaine", 70: "septantaine",
    80: "huitantaine", 90: "nonantaine",
}  # fmt: skip


def french() -> Section:
    """Feminine one, the tens of Belgium and Switzerland, and the words in -aine."""
    cardinals, ordinals, groups = spelled("fr", "cardinal", VALUES), spelled("fr", "ordinal", VALUES), rows()
    units = ["", "et-un", *(num2words(value, lang="fr") for value in range(2, 10))]
    for value in VALUES:
        for tens in FRENCH_TENS.get(value // 10, ()):
            cardinals[value].add(f"{tens}-{units[value % 10]}".strip("-"))
            ordinals[value].add(f"{tens[:-1]}ième" if value % 10 == 0 else f"{tens}-{units[value % 10]}ième")
        if value % 10 == 1 and value > 20:
            cardinals[value] |= {word + "e" for word in cardinals[value] if word.endswith("un")}
        ordinals[value] |= {word + "s" for word in ordinals[value]}
    for value, word in FRENCH_GROUPS.items():
        add(groups, value, word, "- s")
    return cardinals, ordinals, groups


ITALIAN_ORDINALS = dict(
    enumerate(["second", "terz", "quart", "quint", "sest", "settim", "ottav", "non", "decim"], 2)
)


def italian() -> Section:
    """All four endings of ordinals, feminine one, and the words in -ina, -enne."""
    cardinals, ordinals, groups = spelled("it", "cardinal", VALUES), rows(), rows()
    for value in VALUES:
        word = num2words(value, lang="it")
        stem = ITALIAN_ORDINALS.get(value) or num2words(value, lang="it", to="ordinal")[:-1]
        add(ordinals, value, stem, "o a i e")
        if word.endswith("uno"):
            add(cardinals, value, word[:-1], "- a")
        if word.endswith("tré"):
            cardinals[value].add(word[:-1] + "e")
        if value % 10 == 0:
            add(groups, value, "dec" if value == 10 else word[:-1], "ina ine enne enni")
    return cardinals, ordinals, groups


PORTUGUESE_ORDINALS = {
    2: "segund", 3: "terceir", 4: "quart", 5: "quint", 6: "sext", 7: "sétim", 8: "oitav", 9: "non",
    10: "décim", 20: "vigésim", 30: "trigésim", 40: "quadragésim", 50: "quinquagésim", 60: "sexagésim",
    70: "septuagésim", 80: "octogésim", 90: "nonagésim",
}  # fmt: skip


def portuguese() -> Section:
    """European and Brazilian, both genders, plural names of cards, and the ages in -ão."""
    cardinals, ordinals, groups = spelled("pt", "cardinal", VALUES), rows(), rows()
    for value in VALUES:
        cardinals[value] |= spelled("pt_BR", "cardinal", [value])[value]
        cardinals[value] |= {word.replace("dois", "duas") for word in cardinals[value]}
        cardinals[value] |= {word[:-2] + "uma" for word in cardinals[value] if word.endswith("-um")}
        if value > 2 and value != 6 and (value < 21 or value % 10 == 0):
            groups[value] |= {word if word.endswith("s") else word + "s" for word in cardinals[value]}
        if value % 10 == 0 and value > 20:
            add(groups, value, num2words(value, lang="pt")[:-1], "ão ona ões onas inha ena enas")
    for value, stem in PORTUGUESE_ORDINALS.items():
        add(ordinals, value, stem, "o a os as")
    return cardinals, ordinals, groups


POLISH_HARD = "y a e ego ej emu ym ych ymi ą"
POLISH_NAME = "ka ki kę ce ką ko kom kami kach"
POLISH_SMALL = {
    2: ("dwa dwie dwaj dwóch dwu dwom dwoma dwiema dwoje dwojga dwojgu dwojgiem", "drug", "dwój", "dwójek"),
    3: ("trzy trzej trzech trzem trzema troje trojga trojgu trojgiem", "trzeci", "trój", "trójek"),
    4: (
        "cztery czterej czterech czterem czterema czworo czworga czworgu czworgiem",
        "czwart",
        "czwór",
        "czwórek",
    ),
    5: ("pięć pięciu pięcioma", "piąt", "piąt", ""),
    6: ("sześć sześciu sześcioma", "szóst", "szóst", "szóstek"),
    7: ("siedem siedmiu siedmioma", "siódm", "siódem", "siódemek"),
    8: ("osiem ośmiu ośmioma", "ósm", "ósem", "ósemek"),
    9: ("dziewięć dziewięciu dziewięcioma", "dziewiąt", "dziewiąt", "dziewiątek"),
    10: ("dziesięć dziesięciu dziesięcioma", "dziesiąt", "dziesiąt", "dziesiątek"),
}
POLISH_TEENS = ["jede", "dwa", "trzy", "czter", "pięt", "szes", "siedem", "osiem", "dziewięt"]
POLISH_TENS = {
    20: ("dwadzieścia", "dwudziest"),
    30: ("trzydzieści", "trzydziest"),
    40: ("czterdzieści", "czterdziest"),
}
POLISH_HIGH_TENS = ["pięć", "sześć", "siedem", "osiem", "dziewięć"]


def polish() -> Section:
    """Every case and gender, collectives, and the names of cards in -ka."""
    cardinals, ordinals, groups = spelled("pl", "cardinal", VALUES), rows(), rows()
    for value, (forms, ordinal, name, genitive) in POLISH_SMALL.items():
        cardinals[value] |= set(forms.split())
        soft = {2: "i a ie iego iej iemu im ich imi ą", 3: "- a e ego ej emu m ch mi ą"}
        add(ordinals, value, ordinal, soft.get(value, POLISH_HARD))
        add(groups, value, name, POLISH_NAME)
        groups[value] |= {genitive} - {""}
        if value >= 5:
            add(cardinals, value, forms.split()[1][:-1], "oro orga orgu orgiem")
    for value, stem in enumerate(POLISH_TEENS, 11):
        oblique = "dwuna" if value == 12 else stem + "na"
        add(cardinals, value, stem + "na", "ście ścioro ściorga ściorgu ściorgiem")
        add(cardinals, value, oblique, "stu stoma")
        add(ordinals, value, oblique + "st", POLISH_HARD)
        add(groups, value, oblique + "st", POLISH_NAME + " ek")
    for value, (nominative, stem) in POLISH_TENS.items():
        add(cardinals, value, nominative[:-1], f"{nominative[-1]} oro orga orgu orgiem")
        add(cardinals, value, stem, "u oma")
        add(ordinals, value, stem, POLISH_HARD)
        add(groups, value, stem, POLISH_NAME + " ek")
    for value, stem in zip(range(50, 100, 10), POLISH_HIGH_TENS, strict=True):
        add(cardinals, value, stem + "dziesi", "ąt ęciu ęcioma ęcioro ęciorga ęciorgu ęciorgiem")
        add(ordinals, value, stem + "dziesiąt", POLISH_HARD)
        add(groups, value, stem + "dziesiąt", POLISH_NAME + " ek")
    return cardinals, ordinals, groups


CZECH_HARD = "ý á é ého ému ém ým ou í ých ými"
CZECH_NAME = "ka ky ce ku ko kou ek kám kách kami"
CZECH_SMALL = {
    2: ("dva dvě dvou dvěma dvoje dvojí", "druh", "dvoj"),
    3: ("tři tří třech třem třemi třema troje trojí", "třet", "troj"),
    4: ("čtyři čtyř čtyřech čtyřem čtyřmi čtyřma čtvero", "čtvrt", "čtyř"),
    5: ("pět pěti patero pateru", "pát", "pět"),
    6: ("šest šesti šestero", "šest", "šest"),
    7: ("sedm sedmi sedmero sedum", "sedm", "sedmič"),
    8: ("osm osmi osmero vosm vosum osum", "osm", "osmič"),
    9: ("devět devíti devatero", "devát", "devít"),
    10: ("deset desíti deseti desatero", "desát", "desít"),
}
CZECH_TEENS = ["jede", "dva", "tři", "čtr", "pat", "šest", "sedm", "osm", "devate"]
CZECH_TENS = {
    20: ("dvacet", "dvacát", "dvacít"), 30: ("třicet", "třicát", "třicít"),
    40: ("čtyřicet", "čtyřicát", "čtyřicít"),
    50: ("padesát", "padesát", "padesát"), 60: ("šedesát", "šedesát", "šedesát"),
    70: ("sedmdesát", "sedmdesát", "sedmdesát"), 80: ("osmdesát", "osmdesát", "osmdesát"),
    90: ("devadesát", "devadesát", "devadesát"),
}  # fmt: skip
CZECH_UNITS = {
    1: "jeden jedna jedn", 2: "dva dvě", 3: "tři", 4: "čtyři", 5: "pět", 6: "šest", 7: "sedm", 8: "osm",
    9: "devět",
}  # fmt: skip


def czech() -> Section:
    """Cases, ordinals, the names of cards, and the inverted forms (pětadvacet)."""
    cardinals, ordinals, groups = spelled("cs", "cardinal", VALUES), rows(), rows()
    for value, (forms, ordinal, name) in CZECH_SMALL.items():
        cardinals[value] |= set(forms.split())
        add(ordinals, value, ordinal, "í ího ímu ím ích ími" if value == 3 else CZECH_HARD)
        add(groups, value, name, CZECH_NAME)
    for value, stem in enumerate(CZECH_TEENS, 11):
        whole = stem + ("n" if not stem.endswith("n") else "")
        add(cardinals, value, whole, "áct ácti")
        add(ordinals, value, whole + "áct", CZECH_HARD)
        add(groups, value, whole + "áct", CZECH_NAME)
    for tens, (cardinal, ordinal, name) in CZECH_TENS.items():
        add(cardinals, tens, cardinal, "- i")
        add(ordinals, tens, ordinal, CZECH_HARD)
        add(groups, tens, name, CZECH_NAME)
        add(groups, tens, ordinal, "ník níka níci níků")
        for unit, words in CZECH_UNITS.items():
            for word in words.split():
                # The judge takes glued words apart, so the other endings need no line here.
                add(cardinals, tens + unit, f"{word}a{cardinal}", "- i")
                add(ordinals, tens + unit, f"{word}a{ordinal}", "ý")
                add(groups, tens + unit, f"{word}a{name}", "ka")
    return cardinals, ordinals, groups


LANGUAGES: dict[str, Callable[[], Section]] = {
    "en": english, "de": german, "fr": french, "it": italian, "pl": polish, "pt": portuguese, "cs": czech,
}  # fmt: skip


def written(language: str, section: Section) -> str:
    """Give the text of one table: a line for every card, in three sections."""
    lines = [f"# Number words of '{language}', written by scripts/number_words.py. Additions: {language}.txt"]
    for name, table in zip(("cardinals", "ordinals", "groups"), section, strict=True):
        lines += ["", f"[{name}]"]
        lines += [f"{value}: {' '.join(sorted(forms))}" for value, forms in table.items() if forms]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all tables."""
    for language, paradigm in LANGUAGES.items():
        path = TABLES / f"{language}.numbers.txt"
        path.write_text(written(language, paradigm()), encoding="utf-8")


if __name__ == "__main__":
    main()
