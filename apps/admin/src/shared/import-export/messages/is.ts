import { type Messages, plural } from '../../i18n/i18n'
import type { Count, en } from './en'

const isRows = ({ count }: Count) => `${count} ${plural('is', count, { one: 'lína', other: 'línur' })}`

const isRowsAccusative = ({ count }: Count) => `${count} ${plural('is', count, { one: 'línu', other: 'línur' })}`

export const is = {
  import: {
    title: ({ title }) => `Flytja inn: ${title}`,
    intro: 'Ekkert er vistað fyrr en þú hefur séð hverju yrði breytt.',
    choose: {
      drop: 'Slepptu CSV- eða XLSX-skrá hér eða veldu hana',
      dropNow: 'Slepptu til að lesa skrána',
      rules: 'Fyrsta línan nefnir dálkana, eins og í útflutningi. Að hámarki 1.000 línur.',
      button: 'Velja skrá',
      template: 'Sækja tóma skrá með öllum dálkum',
      how: 'Lína með id breytir þeirri færslu. Lína án id breytir færslu með sama heiti. Annars verður til ný færsla. Dálkur sem er ekki í skránni helst óbreyttur.',
    },
    problem: {
      empty: 'Skráin hefur engar línur undir þeirri fyrstu. Flyttu listann út til að sjá hvernig skrá lítur út.',
      unclosed: ({ row }) => `Gæsalöpp í línu ${row} er aldrei lokað, svo ekki er hægt að greina að línurnar á eftir.`,
      noColumns: 'Enginn dálkur skrárinnar er þekktur. Fyrsta línan þarf að nefna þá, eins og í útflutningi.',
      workbook: 'Ekki er hægt að lesa vinnubókina. Vistaðu hana sem XLSX eða CSV í töflureikninum og reyndu aftur.',
      tooMany: 'Skráin hefur fleiri en 1.000 línur. Skiptu henni og flyttu inn eina skrá í einu.',
    },
    reading: ({ file }) => `Les: ${file}`,
    filter: 'Línur sem birtast',
    all: ({ count }) => `Allar ${count}`,
    state: { new: 'Ný', changed: 'Breytt', same: 'Óbreytt', leftOut: 'Sleppt', wrong: 'Villa' },
    table: { caption: 'Hverju yrði breytt', row: 'Lína', record: 'Færsla', what: 'Hverju yrði breytt' },
    byName: 'Þekkt á heitinu',
    nothing: 'Engu yrði breytt.',
    more: ({ count }) => `${count} í viðbót`,
    empty: 'autt',
    unread: ({ heads }) => `Ekkert er tekið úr þessum dálkum: ${heads}`,
    repeats: {
      question: 'Nokkrar línur nefna sömu nýju færsluna. Hve margar færslur á að stofna?',
      name: ({ name, rows }) => `„${name}“ í línum ${rows}`,
      one: 'Eina færslu fyrir hvert heiti, úr fyrstu línunni. Hinum línunum er sleppt.',
      each: 'Eina færslu fyrir hverja línu',
      madeBy: ({ row }) => `Lína ${row} stofnar færsluna.`,
    },
    another: 'Önnur skrá',
    start: (count) => `Flytja inn ${isRowsAccusative(count)}`,
    running: ({ done, total }) => `${done} af ${total} ${plural('is', total, { one: 'línu', other: 'línum' })}`,
    importing: ({ file }) => `Flyt inn: ${file}`,
    stop: 'Stöðva',
    result: {
      created: ({ count }) => `${count} ${plural('is', count, { one: 'stofnuð', other: 'stofnaðar' })}`,
      changed: ({ count }) => `${count} ${plural('is', count, { one: 'breytt', other: 'breyttar' })}`,
      failed: ({ count }) => `${count} ${plural('is', count, { one: 'mistókst', other: 'mistókust' })}`,
      left: ({ count }) =>
        `${count} ${plural('is', count, { one: 'ekki flutt inn enn', other: 'ekki fluttar inn enn' })}`,
      done: 'Flutt inn',
      partly: 'Flutt inn að hluta',
      none: 'Ekkert var flutt inn',
      undone: 'Innflutningurinn var afturkallaður.',
      drafts: 'Þetta eru allt drög. Gestir sjá breytingarnar eftir næstu birtingu.',
    },
    download: 'Vista línurnar með villum',
    rowsWithErrors: ({ file }) => `${file} – línur með villum`,
    why: 'Ástæða',
    retry: 'Reyna aftur með hinar',
    undo: 'Afturkalla innflutninginn',
    close: 'Lokið',
    imported: (rows) => `${isRows(rows)} ${plural('is', rows.count, { one: 'flutt inn', other: 'fluttar inn' })}`,
    kept: ({ count }) =>
      `${count} ${plural('is', count, { one: 'færslu hefur verið breytt síðan. Hún var látin halda sér.', other: 'færslum hefur verið breytt síðan. Þær voru látnar halda sér.' })}`,
    errors: {
      noSuch: ({ given }) => `Ekkert heitir „${given}“.`,
      several: ({ given }) => `Fleiri en ein færsla heitir „${given}“. Skrifaðu id hennar í staðinn.`,
      day: ({ given }) => `„${given}“ er ekki gild dagsetning. Notaðu sniðið 2026-11-30.`,
      clock: ({ given }) => `„${given}“ er ekki gildur tími. Notaðu sniðið 09:30.`,
      number: ({ given }) => `„${given}“ er ekki tala.`,
      choice: ({ given }) => `Skrifaðu eitt af þessu: ${given}`,
      flag: ({ given }) => `„${given}“ er ógilt. Skrifaðu já eða nei.`,
      position: ({ given }) => `„${given}“ er ekki gilt hnit. Skrifaðu breiddar- og lengdargráðu: 59.3293, 18.0686.`,
      hours: ({ given }) => `„${given}“ er ekki opnunartími. Skrifaðu hann sem 10:00-20:00, eða lokað.`,
      specialDay: ({ given }) =>
        `„${given}“ er ekki sérstakur dagur. Skrifaðu hann sem 2026-12-24/2026-12-26 10:00-14:00; is: Jól, eða lokað í stað tíma.`,
      noWeek: 'Sérstakir dagar þurfa eigin opnunartíma. Fylltu út opnunartíma allra vikudaga.',
      action: ({ given }) => `„${given}“ er ekki aðgerð. Skrifaðu hana eins og í útflutningi.`,
      url: ({ given }) => `„${given}“ er ekki slóð. Byrjaðu á https://.`,
      colour: ({ given }) => `„${given}“ er ekki litur. Skrifaðu hann sem #0a64c8.`,
      endsFirst: ({ given }) => `„${given}“ er á undan upphafsdegi.`,
      overlap: ({ given }) => `„${given}“ skarast innbyrðis eða við opnunartíma næturinnar á undan.`,
      daysEndFirst: ({ given }) => `„${given}“ inniheldur sérstakan dag sem lýkur áður en hann hefst.`,
      notAllowed: ({ given }) => `„${given}“ er ekki leyfilegt hér.`,
      onlyNew: 'Aðeins nýr notandi fær lykilorð úr skrá.',
      noId: ({ given }) => `Ekkert hefur id ${given}. Tæmdu reitinn til að stofna nýja færslu.`,
      sameName: ({ given }) => `Fleiri en ein færsla heitir „${given}“. Skrifaðu id hennar.`,
      twice: ({ given }) => `Lína ${given} á við sömu færslu.`,
      conflict:
        'Einhver annar breytti henni eftir að skráin var lesin. Flyttu inn aftur til að sjá hverju yrði breytt nú.',
    },
  },
} satisfies Messages<typeof en>
