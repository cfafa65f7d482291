import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

type Count = { count: number }

const floors = ({ count }: Count) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`
const connectors = ({ count }: Count) =>
  `${count} ${plural('is', count, { one: 'lyfta eða stigi', other: 'lyftur og stigar' })}`

export const is = {
  mapImport: {
    title: 'Flytja inn kort',
    intro: 'Þú sérð hvað verður flutt inn áður en nokkuð er vistað.',
    drop: 'Slepptu skrá hér eða veldu hana',
    dropNow: 'Slepptu skránni',
    rules: 'IMDF-safn (.zip) eða skrár þess, eða útdráttur úr OpenStreetMap (.osm). Í mesta lagi 40 MB.',
    choose: 'Velja skrár',
    reading: ({ file }) => `Les: ${file}`,
    cancel: 'Hætta við',
    back: 'Til baka',
    next: 'Áfram',
    another: 'Velja aðra skrá',
    problem: {
      tooLarge: 'Skráin er stærri en 40 MB. Flyttu út færri hæðir og flyttu þær inn hverja á eftir annarri.',
      unpacked: 'Safnið er stærra en 256 MB óþjappað. Flyttu út færri hæðir.',
      noLevels: 'Í skránni er ekkert lag sem hægt er að lesa og því ekkert til að flytja inn.',
      unreadable: 'Ekki tókst að lesa skrána. Flyttu hana út aftur og reyndu á ný.',
      unknownType: ({ file }) =>
        `${file} er ekki kortaskrá. Veldu .zip- eða .osm-skrá, eða manifest.json ásamt .geojson-skránum.`,
      notImdf: ({ file }) =>
        `${file} er GeoJSON, sem ekki er hægt að flytja inn. Veldu IMDF-safn (.zip) eða útdrátt úr OpenStreetMap (.osm). Flyttu út sem IMDF héðan.`,
      notZip: ({ file }) => `${file} er ekki ZIP-safn eða er skemmd. Flyttu hana út aftur.`,
      notJson: ({ file, place }) => `${file} er ekki gilt JSON${place}. Flyttu safnið út aftur.`,
      notXml: ({ file, place }) => `${file} er ekki OpenStreetMap-skrá${place}. Flyttu hana út aftur sem .osm.`,
      place: ({ line, column }) => ` (lína ${line}, dálkur ${column})`,
      rules: ({ count }) =>
        `Safnið brýtur ${count} ${plural('is', count, { one: 'reglu', other: 'reglur' })} IMDF sem allt annað byggir á. Sendu listann þeim sem safnið er frá:`,
    },
    feature: ({ file, id }) => `${file}, fyrirbæri ${id}`,
    moreRules: ({ count }) => `Og ${count} til viðbótar`,
    brokenRules: ({ count }) =>
      `Safnið brýtur ${count} ${plural('is', count, { one: 'reglu', other: 'reglur' })} IMDF. Það sem ${plural('is', count, { one: 'hún varðar', other: 'þær varða' })} getur vantað hér að neðan.`,
    steps: {
      floors: 'Hæðir',
      tenants: 'Verslanir',
      areas: 'Svæði',
      connectors: 'Lyftur og stigar',
      summary: 'Samantekt',
    },
    floors: {
      text: 'Veldu hæðina sem hvert lag skrárinnar á við. Því sem er teiknað á hæðina núna verður skipt út.',
      level: ({ level }) => `Hæð fyrir: ${level}`,
      create: 'Ný hæð',
      none: 'Sleppa',
      twice: 'Annað lag í skránni á við þessa hæð. Veldu aðra.',
      nothing: 'Veldu hæð fyrir að minnsta kosti eitt lag.',
      own: 'Sett á mynd hæðarinnar eftir viðmiðunarpunktum hennar.',
      redrawn:
        'Mynd hæðarinnar verður skipt út fyrir mynd sem er teiknuð eftir skránni, því hún hefur enga viðmiðunarpunkta.',
      drawn: 'Mynd af hæðinni er teiknuð eftir skránni.',
      markers: ({ count }) =>
        `Á hæðinni ${plural('is', count, { one: `er ${count} kortamerki`, other: `eru ${count} kortamerki` })} á myndinni sem verður skipt út. Athugaðu staðsetningu ${plural('is', count, { one: 'þess', other: 'þeirra' })} eftir innflutninginn.`,
      removes: ({ removed, before }) => `Teiknuð svæði sem verða fjarlægð af hæðinni: ${removed} af ${before}.`,
      noUpload: 'Þú getur ekki hlaðið upp myndum og hæðin þarf mynd. Slepptu henni eða biddu stjórnanda um aðstoð.',
    },
    tenants: {
      none: 'Í skránni er hvorki verslun með heiti né skjár á völdu hæðunum.',
      text: 'Veldu hvað hver og ein verður. Svæði verslunar fær staðarkóða hennar.',
      title: ({ count }) => `${count} ${plural('is', count, { one: 'verslun', other: 'verslanir' })} í skránni`,
      target: ({ name }) => `Verslun fyrir: ${name}`,
      create: { shop: 'Ný verslun', restaurant: 'Nýr veitingastaður eða kaffihús', service: 'Nýtt þjónustufyrirtæki' },
      leaveOut: 'Sleppa',
      category: {
        shop: 'Flokkur nýrra verslana',
        restaurant: 'Flokkur nýrra veitingastaða og kaffihúsa',
        service: 'Flokkur nýrra þjónustufyrirtækja',
      },
      newCategory: ({ name }) => `Nýr flokkur: ${name}`,
      hours: ({ hours }) => `Opnunartími: ${hours}.`,
      noHours: 'Í skránni er enginn opnunartími fyrir hana.',
      specialDays: ({ days }) => `Sérstakir dagar: ${days}.`,
      useHours: ({ name }) => `Nota opnunartíma skrárinnar: ${name}`,
      unread: ({ parts }) => `Ekki lesið: ${parts}.`,
      notAllowed: 'Þú getur hvorki stofnað né breytt verslunum af þessari tegund.',
    },
    stations: {
      title: ({ count }) => `${count} ${plural('is', count, { one: 'skjár', other: 'skjáir' })} í skránni`,
      target: ({ name }) => `Stöð fyrir: ${name}`,
      unnamed: ({ number }) => `Skjár án nafns, ${number}`,
      create: 'Ný stöð',
    },
    areas: {
      matched: ({ byCode, byName, byHand }) =>
        `Fundið eftir staðarkóða: ${byCode}, eftir heiti: ${byName}, valið: ${byHand}.`,
      all: 'Öll svæði skrárinnar hafa staðarkóða verslunarmiðstöðvarinnar.',
      none: 'Ekkert svæði í skránni þarf staðarkóða frá þér.',
      unmatched: ({ count }) =>
        `${count} svæði í skránni ${plural('is', count, { one: 'hefur', other: 'hafa' })} engan staðarkóða í verslunarmiðstöðinni`,
      text: 'Veldu staðarkóða fyrir hvert svæði sem gestir leita að. Hin verða flutt inn eins og þau eru teiknuð.',
      code: ({ unit }) => `Staðarkóði fyrir: ${unit}`,
      unnamed: ({ number }) => `Svæði án nafns, ${number}`,
      option: ({ areaId, names }) => `${areaId}, ${names}`,
      on: ({ level }) => `Á: ${level}`,
      missing: ({ count }) =>
        `${count} ${plural('is', count, { one: 'staðarkóði verslunarmiðstöðvarinnar er', other: 'staðarkóðar verslunarmiðstöðvarinnar eru' })} ekki í skránni`,
    },
    connectors: {
      none: 'Í skránni eru engar lyftur eða stigar á milli hæðanna sem voru valdar.',
      text: 'Veldu hvað á að flytja inn. Tillögurnar eru ekki í skránni: sams konar staðir eru hver yfir öðrum á nokkrum hæðum.',
      proposed: 'Tillaga',
      known: ({ name }) => `Er þegar til: ${name}. Staðsetningunni á þessum hæðum verður skipt út.`,
    },
    summary: {
      floors: 'Hæðir',
      taken: 'Flutt inn',
      lost: 'Ekki flutt inn',
      removes: ({ removed, before }) =>
        `Teiknuð svæði sem innflutningurinn fjarlægir af völdu hæðunum: ${removed} af ${before}. Farðu aftur í Hæðir og veldu nýja hæð til að halda þeim.`,
      nothingLost: 'Allt verður flutt inn.',
      table: { type: 'Tegund', count: 'Fjöldi', reason: 'Ástæða' },
      preview: ({ level }) => `Forskoðun: ${level}`,
      drawn: ({ units, walkways, amenities }) =>
        `Svæði: ${units}, gönguleiðir: ${walkways}, þjónustumerki: ${amenities}`,
    },
    ways: {
      title: 'Leiðir',
      doors: ({ count }) =>
        `${count} svæði án dyra ${plural('is', count, { one: 'fær', other: 'fá' })} dyr við næstu gönguleið. Farðu yfir dyrnar á hæðinni.`,
      looking: 'Leita að leiðum milli svæðanna',
      unknown: 'Ekki tókst að telja leiðirnar. Skoðaðu athugun kortsins eftir innflutninginn.',
      all: ({ count }) => `Leiðir liggja á milli allra svæðanna: ${count}.`,
      none: 'Það eru engin tvö svæði sem leið gæti legið á milli.',
      missing: ({ missing, pairs }) =>
        `Svæðapör án leiðar á milli: ${missing} af ${pairs}. Teiknaðu dyr eða gönguleið eftir innflutninginn fyrir:`,
      more: ({ count }) => `${count} í viðbót`,
      unnamed: ({ count }) => `${count} án heitis`,
    },
    types: {
      level: 'Lag',
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
      relationship: 'Tenging milli laga',
      detail: 'Smáatriði',
      fixture: 'Innrétting',
      geofence: 'Svæðismörk',
      kiosk: 'Skjár eða sölubás',
      section: 'Hluti',
      station: 'Stöð',
    },
    reasons: {
      notInModel: 'Ekki er hægt að vista það í hæðarkorti.',
      unknownCategory: 'Flokkurinn er ekki þekktur hér.',
      noLevel: 'Það er ekki á neinu lagi sem hægt er að lesa.',
      malformed: 'Ekki er hægt að lesa lögun þess eða gögn.',
      altitude: 'Hæðartölum er sleppt.',
      oneFloor: 'Það liggur aðeins að einni af völdu hæðunum.',
      limit: 'Það hefur of mörg horn, eða hæðin rúmar ekki fleiri.',
      outside: 'Það er utan við mynd hæðarinnar.',
      station: 'Þú slepptir henni eða hún heldur núverandi staðsetningu.',
    },
    start: (count) => `Flytja inn ${floors(count)}`,
    running: ({ done, total }) => `${done} af ${total}`,
    importing: ({ file }) => `Flyt inn: ${file}`,
    stop: 'Stöðva',
    result: {
      done: 'Flutt inn',
      partly: 'Flutt inn að hluta',
      none: 'Ekkert var flutt inn',
      undone: 'Innflutningurinn var afturkallaður',
      changed: (count) => `${floors(count)} ${plural('is', count.count, { one: 'uppfærð', other: 'uppfærðar' })}`,
      created: (count) => `${floors(count)} ${plural('is', count.count, { one: 'stofnuð', other: 'stofnaðar' })}`,
      connectors: (count) => `${connectors(count)} ${plural('is', count.count, { one: 'vistuð', other: 'vistuð' })}`,
      items: ({ count }) => `${count} ${plural('is', count, { one: 'verslun vistuð', other: 'verslanir vistaðar' })}`,
      stations: ({ count }) => `${count} ${plural('is', count, { one: 'stöð vistuð', other: 'stöðvar vistaðar' })}`,
      failed: ({ name, why }) => `${name}: ${why}`,
      drafts: 'Allt er vistað sem drög og það nýja er virkt. Gestir sjá það eftir að þú birtir.',
    },
    imported: 'Kortið var flutt inn',
    undo: 'Afturkalla innflutninginn',
    close: 'Lokið',
    kept: ({ count }) =>
      `${count} ${plural('is', count, { one: 'færslu hefur verið breytt síðan og er hún látin óhreyfð', other: 'færslum hefur verið breytt síðan og eru þær látnar óhreyfðar' })}.`,
  },
} satisfies Messages<typeof en>
