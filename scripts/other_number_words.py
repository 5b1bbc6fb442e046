"""Write the number words of languages whose talk the referee does not know.

Run once when a paradigm changes: `python scripts/other_number_words.py`. Only numbers that are one word are
written: of `treinta y siete` that is `treinta`, which is enough to refuse the message. Small numbers are left
out where a common word of the seven languages looks the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "tenback" / "talk/referee/word_lists/other.numbers.txt"
TENS = range(20, 100, 10)


@dataclass(frozen=True, slots=True)
class Paradigm:
    """How a language counts: the first numbers, the tens, and how both are joined to one word."""

    name: str
    first: str
    """Words for numbers below twenty that nothing else looks like, as value:word."""
    tens: str
    """The words for 20, 30 … 90; a hyphen for one that is a common word elsewhere."""
    units: str = ""
    """One to nine as they stand in joined numbers; none where these are said in several words."""
    joined: str = ""
    """How a joined number is written, with {ten} and {unit}."""
    stems: str = ""
    """The tens as they stand in joined numbers, if not as they stand alone."""


NORDIC = "13:tretten 14:fjorten 15:femten 16:seksten 17:sytten 18:atten 19:nitten"
PARADIGMS = (
    Paradigm(
        "Spanish",
        "4:cuatro 8:ocho 9:nueve 10:diez 13:trece 14:catorce 15:quince 16:dieciséis 17:diecisiete"
        " 18:dieciocho 19:diecinueve 21:veintiún 21:veintiuna",
        "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        "uno dós trés cuatro cinco séis siete ocho nueve", "{ten}{unit}",
        "veinti treintai cuarentai cincuentai sesentai setentai ochentai noventai",
    ),
    Paradigm(
        "Dutch",
        "7:zeven 9:negen 12:twaalf 13:dertien 14:veertien 15:vijftien 16:zestien 17:zeventien 18:achttien"
        " 19:negentien",
        "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
        "een twee drie vier vijf zes zeven acht negen", "{unit}en{ten}",
    ),
    Paradigm(
        "Swedish",
        "13:tretton 14:fjorton 15:femton 16:sexton 17:sjutton 18:arton 19:nitton",
        "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
        "ett två tre fyra fem sex sju åtta nio", "{ten}{unit}",
    ),
    Paradigm(
        "Danish", NORDIC,
        "tyve tredive fyrre halvtreds - - halvfjerds halvfems",
        "en to tre fire fem seks syv otte ni", "{unit}og{ten}",
        "tyve tredive fyrre halvtreds tres halvfjerds firs halvfems",
    ),
    Paradigm(
        "Norwegian", NORDIC + " 20:tyve 30:tredve",
        "tjue tretti - femti seksti sytti - nitti",
        "en to tre fire fem seks sju åtte ni", "{ten}{unit}",
        "tjue tretti førti femti seksti sytti åtti nitti",
    ),
    Paradigm(
        "Hungarian",
        "11:tizenegy 12:tizenkettő 13:tizenhárom 14:tizennégy 15:tizenöt 16:tizenhat 17:tizenhét"
        " 18:tizennyolc 19:tizenkilenc",
        "húsz harminc negyven ötven hatvan hetven nyolcvan kilencven",
        "egy kettő három négy öt hat hét nyolc kilenc", "{ten}{unit}",
        "huszon harminc negyven ötven hatvan hetven nyolcvan kilencven",
    ),
    Paradigm(
        "Turkish",
        "11:onbir 12:oniki 13:onüç 14:ondört 15:onbeş 16:onaltı 17:onyedi 18:onsekiz 19:ondokuz",
        "yirmi otuz - - altmış yetmiş seksen doksan",
        "bir iki üç dört beş altı yedi sekiz dokuz", "{ten}{unit}",
        "yirmi otuz kırk elli altmış yetmiş seksen doksan",
    ),
    Paradigm(
        "Romanian",
        "11:unsprezece 12:doisprezece 12:douăsprezece 13:treisprezece 14:paisprezece 14:patrusprezece"
        " 15:cincisprezece 16:șaisprezece 17:șaptesprezece 18:optsprezece 19:nouăsprezece",
        "douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci",
    ),
    Paradigm(
        "Slovak",
        "11:jedenásť 12:dvanásť 13:trinásť 14:štrnásť 15:pätnásť 16:šestnásť 17:sedemnásť"
        " 18:osemnásť 19:devätnásť",
        "dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat",
        "jeden dva tri štyri päť šesť sedem osem deväť", "{ten}{unit}",
    ),
    Paradigm(
        "Russian in Latin letters",
        "11:odinnadtsat 12:dvenadtsat 13:trinadtsat 14:chetyrnadtsat 15:pyatnadtsat 16:shestnadtsat"
        " 17:semnadtsat 18:vosemnadtsat 19:devyatnadtsat 20:dvadcat 30:tridcat 50:piatdesiat 60:shestdesiat",
        "dvadtsat tridtsat sorok pyatdesyat shestdesyat semdesyat vosemdesyat devyanosto",
    ),
    Paradigm(
        "Russian",
        "11:одиннадцать 12:двенадцать 13:тринадцать 14:четырнадцать 15:пятнадцать 16:шестнадцать"
        " 17:семнадцать 18:восемнадцать 19:девятнадцать",
        "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
    ),
    Paradigm(
        "Ukrainian",
        "11:одинадцять 12:дванадцять 13:тринадцять 14:чотирнадцять 15:п'ятнадцять 16:шістнадцять"
        " 17:сімнадцять 18:вісімнадцять 19:дев'ятнадцять",
        "двадцять тридцять сорок п'ятдесят шістдесят сімдесят вісімдесят дев'яносто",
    ),
)  # fmt: skip


def forms(paradigm: Paradigm) -> Iterator[tuple[int, str]]:
    """Give the numbers of a language with their words."""
    for entry in paradigm.first.split():
        value, word = entry.split(":")
        yield int(value), word
    yield from ((ten, word) for ten, word in zip(TENS, paradigm.tens.split(), strict=True) if word != "-")
    if paradigm.joined:
        for ten, stem in zip(TENS, (paradigm.stems or paradigm.tens).split(), strict=True):
            for unit, word in enumerate(paradigm.units.split(), 1):
                yield ten + unit, paradigm.joined.format(ten=stem, unit=word)


def main() -> None:
    """Write the file."""
    lines = ["# Number words of other languages, written by scripts/other_number_words.py", "", "[cardinals]"]
    for paradigm in PARADIGMS:
        lines += [f"# {paradigm.name}"]
        lines += [f"{value}: {word}" for value, word in sorted(forms(paradigm))]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
