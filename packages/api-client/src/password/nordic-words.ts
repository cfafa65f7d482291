/** Frequent passwords in Sweden, Norway and Iceland, most frequent first; the estimator's own lists are English. */
export const nordicWords =
  `lösenord losenord passord lykilorð lykilord hemlig hemligt hemmelig leyndarmál sommar sommer sumar vinter vetur höst host haust vår vor
  våren sommaren vintern hösten sommeren vinteren høsten høst januari februari mars april maj mai juni juli augusti august september oktober
  november december desember janúar febrúar maí júní júlí ágúst október nóvember måndag tisdag onsdag torsdag fredag lördag söndag mandag
  tirsdag lørdag søndag mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur sverige norge island ísland stockholm
  göteborg goteborg malmö malmo uppsala oslo bergen trondheim stavanger reykjavík reykjavik akureyri svensk norsk íslensk välkommen velkommen
  velkomin välkomna hejsan hallo halló hallå älskling elskling ástin kärlek kjærlighet ást mamma pappa familj familie fjölskylda fotboll
  fotball fótbolti hockey hammarby djurgården aik brann rosenborg blomma blomst blóm sol sól måne tungl katt köttur hund hundur häst hest
  hestur fågel fugl fisk fiskur fjäril sommerfugl vänner venner vinir skola skole skóli jobb arbete arbeid vinna kontor butik butikk verslun
  köpcentrum kjøpesenter verslunarmiðstöð kiosk kiosken skjár skärm skjerm kaffe kaffi choklad sjokolade súkkulaði pannkaka vaffel jul jól
  julafton påske påsk páskar midsommar nisse tomte jólasveinn viking vikingur troll tröll drottning dronning drottning kung konge kóngur
  prins prinsessa prinsesse anna maria emma erik lars anders johan karl olle nils kari ingrid ola jon jón gunnar sigrún guðrún magnus
  björn bjørn bear ulla kalle pelle lisa sara`
    .split(/\s+/)
    .filter(Boolean)
