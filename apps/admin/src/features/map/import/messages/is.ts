import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

type Count = { count: number }

const floors = ({ count }: Count) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`
const connectors = ({ count }: Count) =>
  `${count} ${plural('is', count, { one: 'lyfta eða stigi', other: 'lyftur og stigar' })}`

export const is = {
  mapImport: {
    title: 'Flytja inn kort',
    intro: 'Þú sérð hvað er tekið úr skránni áður en nokkuð er vistað.',
    drop: 'Slepptu skrá hér eða veldu hana',
    dropNow: 'Slepptu skránni',
    rules: 'IMDF-safn (.zip) eða skrár þess, eða útdráttur úr OpenStreetMap (.osm). Í mesta lagi 40 MB.',
    choose: 'Velja skrár',
    reading: ({ file }) => `Les ${file}`,
    cancel: 'Hætta við',
    back: 'Til baka',
    next: 'Áfram',
    another: 'Velja aðra skrá',
    problem: {
      tooLarge: 'Skráin er stærri en 40 MB. Flyttu út færri hæðir og flyttu þær inn hverja á eftir annarri.',
      unpacked: 'Safnið er stærra en 256 MB óþjappað. Flyttu út færri hæðir.',
      noLevels: 'Í skránni er engin hæð sem hægt er að lesa og því ekkert til að flytja inn.',
      unreadable: 'Ekki tókst að lesa skrána. Flyttu hana út aftur og reyndu á ný.',
      unknownType: ({ file }) =>
        `${file} er ekki kortaskrá. Veldu .zip-, .geojson- eða .osm-skrá, og manifest.json með .geojson-skrám.`,
      notZip: ({ file }) => `${file} er ekki ZIP-safn eða er skemmd. Flyttu hana út aftur.`,
      notJson: ({ file, place }) => `${file} er ekki gilt JSON${place}. Flyttu safnið út aftur.`,
      notXml: ({ file, place }) => `${file} er ekki skrá úr OpenStreetMap${place}. Flyttu hana út aftur sem .osm.`,
      place: ({ line, column }) => ` (lína ${line}, dálkur ${column})`,
      rules: ({ count }) =>
        `Safnið brýtur ${count} ${plural('is', count, { one: 'reglu', other: 'reglur' })} IMDF sem allt annað byggir á. Sendu listann þeim sem safnið er frá:`,
    },
    feature: ({ file, id }) => `${file}, fyrirbæri ${id}`,
    moreRules: ({ count }) => `Og ${count} til viðbótar`,
    brokenRules: ({ count }) =>
      `Safnið brýtur ${count} ${plural('is', count, { one: 'reglu', other: 'reglur' })} IMDF. Það sem þær varða getur vantað hér að neðan.`,
    steps: { floors: 'Hæðir', areas: 'Svæði', connectors: 'Lyftur og stigar', summary: 'Samantekt' },
    floors: {
      text: 'Veldu hæðina sem hvert lag skrárinnar á við. Það sem er teiknað á hæðina núna víkur.',
      level: ({ level }) => `Hæð fyrir: ${level}`,
      create: 'Ný hæð',
      none: 'Sleppa',
      twice: 'Annað lag í skránni á við þessa hæð. Veldu aðra.',
      nothing: 'Veldu hæð fyrir að minnsta kosti eitt lag.',
      own: 'Sett á mynd hæðarinnar eftir viðmiðunarpunktum hennar.',
      redrawn: 'Mynd hæðarinnar víkur fyrir mynd sem er teiknuð eftir skránni, því hún hefur enga viðmiðunarpunkta.',
      drawn: 'Mynd af hæðinni er teiknuð eftir skránni.',
      markers: ({ count }) =>
        `Á hæðinni ${plural('is', count, { one: `er ${count} kortamerki`, other: `eru ${count} kortamerki` })} á myndinni sem víkur. Athugaðu staðsetningu ${plural('is', count, { one: 'þess', other: 'þeirra' })} eftir innflutninginn.`,
      noUpload: 'Þú getur ekki hlaðið upp myndum og hæðin þarf mynd. Slepptu henni eða biddu stjórnanda um aðstoð.',
    },
    areas: {
      matched: ({ byCode, byName, byHand }) =>
        `Fundið eftir kóða: ${byCode}, eftir heiti: ${byName}, valið: ${byHand}.`,
      all: 'Öll svæði skrárinnar hafa staðarkóða verslunarmiðstöðvarinnar.',
      unmatched: ({ count }) =>
        `${count} svæði í skránni ${plural('is', count, { one: 'hefur', other: 'hafa' })} engan staðarkóða í verslunarmiðstöðinni`,
      text: 'Veldu staðarkóða fyrir hvert svæði sem gestir leita að. Hin eru tekin eins og þau eru teiknuð.',
      code: ({ unit }) => `Staðarkóði fyrir: ${unit}`,
      option: ({ areaId, names }) => `${areaId}, ${names}`,
      on: ({ level }) => `Á: ${level}`,
      missing: ({ count }) =>
        `${count} ${plural('is', count, { one: 'staðarkóði verslunarmiðstöðvarinnar er', other: 'staðarkóðar verslunarmiðstöðvarinnar eru' })} ekki í skránni`,
    },
    connectors: {
      none: 'Í skránni eru engar lyftur eða stigar á milli hæðanna sem voru valdar.',
      text: 'Veldu hvað er tekið. Tillögurnar eru ekki í skránni: sams konar staðir eru hver yfir öðrum á nokkrum hæðum.',
      proposed: 'Tillaga',
      known: ({ name }) => `Er þegar til: ${name}. Staðsetning á þessum hæðum víkur fyrir nýrri.`,
    },
    summary: {
      floors: 'Hæðir',
      taken: 'Tekið',
      lost: 'Ekki tekið',
      nothingLost: 'Allt er tekið.',
      table: { type: 'Tegund', count: 'Fjöldi', reason: 'Ástæða' },
      preview: ({ level }) => `Forskoðun: ${level}`,
      drawn: ({ units, walkways, amenities }) =>
        `Svæði: ${units}, gönguleiðir: ${walkways}, þjónustumerki: ${amenities}`,
    },
    types: {
      level: 'Hæð',
      unit: 'Svæði',
      units: 'Svæði',
      opening: 'Dyr',
      doors: 'Dyr',
      walkways: 'Gönguleið',
      obstacles: 'Hindrun',
      amenity: 'Þjónustumerki',
      amenities: 'Þjónustumerki',
      anchor: 'Akkerispunktur',
      occupant: 'Leigjandi',
      relationship: 'Tenging milli hæða',
      detail: 'Smáatriði',
      fixture: 'Innrétting',
      geofence: 'Landmörk',
      kiosk: 'Sölubás',
      section: 'Hluti',
      station: 'Stöð',
    },
    reasons: {
      notInModel: 'Hæðarkort hafa engan stað fyrir það.',
      unknownCategory: 'Flokkurinn er ekki þekktur hér.',
      noLevel: 'Það nefnir enga hæð eða enga sem er lesin.',
      malformed: 'Ekki er hægt að lesa lögun þess eða gögn.',
      altitude: 'Hæðartölum er sleppt.',
      oneFloor: 'Það liggur aðeins að einni af völdu hæðunum.',
      limit: 'Það hefur of mörg horn, eða hæðin rúmar ekki fleiri.',
      outside: 'Það er utan við mynd hæðarinnar.',
      station: 'Stöðvar halda staðsetningunni sem þær hafa hér.',
    },
    start: (count) => `Flytja inn ${floors(count)}`,
    running: ({ done, total }) => `${done} af ${total}`,
    importing: ({ file }) => `Flyt inn ${file}`,
    stop: 'Stöðva',
    result: {
      done: 'Flutt inn',
      partly: 'Flutt inn að hluta',
      none: 'Ekkert var flutt inn',
      undone: 'Innflutningurinn var afturkallaður',
      changed: (count) => `${floors(count)} ${plural('is', count.count, { one: 'uppfærð', other: 'uppfærðar' })}`,
      created: (count) => `${floors(count)} ${plural('is', count.count, { one: 'stofnuð', other: 'stofnaðar' })}`,
      connectors: (count) => `${connectors(count)} ${plural('is', count.count, { one: 'vistuð', other: 'vistuð' })}`,
      failed: ({ name, why }) => `${name}: ${why}`,
      drafts: 'Allt er vistað sem drög. Nýjar hæðir eru óvirkar þar til þú gerir þær virkar.',
    },
    undo: 'Afturkalla innflutninginn',
    close: 'Lokið',
    kept: ({ count }) =>
      `${count} ${plural('is', count, { one: 'færslu hefur verið breytt síðan og er hún látin óhreyfð', other: 'færslum hefur verið breytt síðan og eru þær látnar óhreyfðar' })}.`,
  },
} satisfies Messages<typeof en>
