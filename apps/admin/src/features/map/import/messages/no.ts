import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

type Count = { count: number }

const floors = ({ count }: Count) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`
const connectors = ({ count }: Count) =>
  `${count} ${plural('no', count, { one: 'heis eller trapp', other: 'heiser og trapper' })}`

export const no = {
  mapImport: {
    title: 'Importer et kart',
    intro: 'Du får se hva som tas fra filen, før noe lagres.',
    drop: 'Slipp en fil her, eller velg en',
    dropNow: 'Slipp filen',
    rules: 'Et IMDF-arkiv (.zip) eller filene i det, eller et utdrag av OpenStreetMap (.osm). Høyst 40 MB.',
    choose: 'Velg filer',
    reading: ({ file }) => `Leser ${file}`,
    cancel: 'Avbryt',
    back: 'Tilbake',
    next: 'Neste',
    another: 'Velg en annen fil',
    problem: {
      tooLarge: 'Filen er større enn 40 MB. Eksporter færre etasjer, og importer dem én om gangen.',
      unpacked: 'Arkivet er større enn 256 MB når det pakkes ut. Eksporter færre etasjer.',
      noLevels: 'Filen har ingen etasje som kan leses, så det er ingenting å importere.',
      unreadable: 'Filen kunne ikke leses. Eksporter den på nytt, og prøv igjen.',
      unknownType: ({ file }) =>
        `${file} er ikke en kartfil. Velg en .zip-, .geojson- eller .osm-fil, og manifest.json sammen med .geojson-filer.`,
      notZip: ({ file }) => `${file} er ikke et ZIP-arkiv, eller er skadet. Eksporter det på nytt.`,
      notJson: ({ file, place }) => `${file} er ikke gyldig JSON${place}. Eksporter arkivet på nytt.`,
      notXml: ({ file, place }) => `${file} er ikke en fil fra OpenStreetMap${place}. Eksporter den på nytt som .osm.`,
      place: ({ line, column }) => ` (linje ${line}, kolonne ${column})`,
      rules: ({ count }) =>
        `Arkivet bryter ${count} ${plural('no', count, { one: 'regel', other: 'regler' })} i IMDF som alt annet bygger på. Send listen til den som arkivet kommer fra:`,
    },
    feature: ({ file, id }) => `${file}, objekt ${id}`,
    moreRules: ({ count }) => `Og ${count} til`,
    brokenRules: ({ count }) =>
      `Arkivet bryter ${count} ${plural('no', count, { one: 'regel', other: 'regler' })} i IMDF. Det som berøres, kan mangle nedenfor.`,
    steps: { floors: 'Etasjer', areas: 'Områder', connectors: 'Heiser og trapper', summary: 'Oppsummering' },
    floors: {
      text: 'Velg hvilken etasje hvert nivå i filen hører til. Det som er tegnet på etasjen nå, erstattes.',
      level: ({ level }) => `Etasje for: ${level}`,
      create: 'En ny etasje',
      none: 'Ikke ta med',
      twice: 'Et annet nivå i filen hører til denne etasjen. Velg en annen.',
      nothing: 'Velg en etasje for minst ett nivå.',
      own: 'Plasseres på etasjens eget bilde ved hjelp av kontrollpunktene.',
      redrawn: 'Bildet av etasjen erstattes av et som tegnes fra filen, fordi det ikke har kontrollpunkter.',
      drawn: 'Et bilde av etasjen tegnes fra filen.',
      markers: ({ count }) =>
        `Etasjen har ${count} ${plural('no', count, { one: 'markør', other: 'markører' })} på bildet som erstattes. Kontroller ${plural('no', count, { one: 'plassen', other: 'plassene' })} etter importen.`,
      noUpload: 'Du kan ikke laste opp bilder, og etasjen trenger et. Ikke ta den med, eller spør en administrator.',
    },
    areas: {
      matched: ({ byCode, byName, byHand }) => `Funnet etter kode: ${byCode}, etter navn: ${byName}, valgt: ${byHand}.`,
      all: 'Alle områder i filen har en stedskode i kjøpesenteret.',
      unmatched: ({ count }) =>
        `${count} ${plural('no', count, { one: 'område', other: 'områder' })} i filen har ingen stedskode i kjøpesenteret`,
      text: 'Velg stedskoden til hvert område som besøkende leter etter. De andre tas med slik de er tegnet.',
      code: ({ unit }) => `Stedskode for: ${unit}`,
      option: ({ areaId, names }) => `${areaId}, ${names}`,
      on: ({ level }) => `På: ${level}`,
      missing: ({ count }) => `${count} av kjøpesenterets stedskoder er ikke i filen`,
    },
    connectors: {
      none: 'Filen har ingen heiser eller trapper mellom de valgte etasjene.',
      text: 'Velg hva som tas med. Forslagene er ikke i filen: samme slags sted ligger over hverandre i flere etasjer.',
      proposed: 'Forslag',
      known: ({ name }) => `Finnes allerede: ${name}. Plassene i disse etasjene erstattes.`,
    },
    summary: {
      floors: 'Etasjer',
      taken: 'Tas med',
      lost: 'Tas ikke med',
      nothingLost: 'Alt tas med.',
      table: { type: 'Type', count: 'Antall', reason: 'Årsak' },
      preview: ({ level }) => `Forhåndsvisning: ${level}`,
      drawn: ({ units, walkways, amenities }) => `Områder: ${units}, gangveier: ${walkways}, fasiliteter: ${amenities}`,
    },
    types: {
      level: 'Nivå',
      unit: 'Område',
      units: 'Område',
      opening: 'Dør',
      doors: 'Dør',
      walkways: 'Gangvei',
      obstacles: 'Hindring',
      amenity: 'Fasilitet',
      amenities: 'Fasilitet',
      anchor: 'Ankerpunkt',
      occupant: 'Leietaker',
      relationship: 'Kobling mellom nivåer',
      detail: 'Detalj',
      fixture: 'Innredning',
      geofence: 'Geogjerde',
      kiosk: 'Salgsbod',
      section: 'Seksjon',
      station: 'Stasjon',
    },
    reasons: {
      notInModel: 'Etasjekart har ingen plass til det.',
      unknownCategory: 'Kategorien er ikke kjent her.',
      noLevel: 'Det oppgir ikke noe nivå, eller ikke et som leses.',
      malformed: 'Formen eller opplysningene kan ikke leses.',
      altitude: 'Høydene utelates.',
      oneFloor: 'Det fører bare til én av de valgte etasjene.',
      limit: 'Det har for mange hjørner, eller etasjen har ikke plass til flere.',
      outside: 'Det ligger utenfor bildet av etasjen.',
      station: 'Stasjonene beholder plassene de har her.',
    },
    start: (count) => `Importer ${floors(count)}`,
    running: ({ done, total }) => `${done} av ${total}`,
    importing: ({ file }) => `Importerer ${file}`,
    stop: 'Stopp',
    result: {
      done: 'Importert',
      partly: 'Delvis importert',
      none: 'Ingenting ble importert',
      undone: 'Importen er angret',
      changed: (count) => `${floors(count)} endret`,
      created: (count) => `${floors(count)} opprettet`,
      connectors: (count) => `${connectors(count)} lagret`,
      failed: ({ name, why }) => `${name}: ${why}`,
      drafts: 'Alt er lagret som utkast. Nye etasjer er inaktive til du gjør dem aktive.',
    },
    undo: 'Angre importen',
    close: 'Ferdig',
    kept: ({ count }) =>
      `${count} ${plural('no', count, { one: 'oppføring', other: 'oppføringer' })} er endret siden, og ble stående som ${plural('no', count, { one: 'den er', other: 'de er' })}.`,
  },
} satisfies Messages<typeof en>
