import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

type Count = { count: number }

const connectors = ({ count }: Count) =>
  `${count} ${plural('se', count, { one: 'hiss eller trappa', other: 'hissar och trappor' })}`

export const se = {
  mapImport: {
    title: 'Importera en karta',
    intro: 'Du får se vad som tas från filen innan något sparas.',
    drop: 'Släpp en fil här, eller välj en',
    dropNow: 'Släpp filen',
    rules: 'Ett IMDF-arkiv (.zip) eller dess filer, eller ett utdrag ur OpenStreetMap (.osm). Högst 40 MB.',
    choose: 'Välj filer',
    reading: ({ file }) => `Läser ${file}`,
    cancel: 'Avbryt',
    back: 'Tillbaka',
    next: 'Nästa',
    another: 'Välj en annan fil',
    problem: {
      tooLarge: 'Filen är större än 40 MB. Exportera färre plan och importera dem ett i taget.',
      unpacked: 'Arkivet är större än 256 MB uppackat. Exportera färre plan.',
      noLevels: 'Filen har inget plan som går att läsa, så det finns inget att importera.',
      unreadable: 'Filen kunde inte läsas. Exportera den på nytt och försök igen.',
      unknownType: ({ file }) =>
        `${file} är ingen kartfil. Välj en .zip-, .geojson- eller .osm-fil, och manifest.json tillsammans med .geojson-filer.`,
      notZip: ({ file }) => `${file} är inget ZIP-arkiv, eller är skadad. Exportera den på nytt.`,
      notJson: ({ file, place }) => `${file} är inte giltig JSON${place}. Exportera arkivet på nytt.`,
      notXml: ({ file, place }) => `${file} är ingen fil från OpenStreetMap${place}. Exportera den på nytt som .osm.`,
      place: ({ line, column }) => ` (rad ${line}, kolumn ${column})`,
      rules: ({ count }) =>
        `Arkivet bryter mot ${count} ${plural('se', count, { one: 'regel', other: 'regler' })} i IMDF som allt annat bygger på. Skicka listan till den som arkivet kommer från:`,
    },
    feature: ({ file, id }) => `${file}, objekt ${id}`,
    moreRules: ({ count }) => `Och ${count} till`,
    brokenRules: ({ count }) =>
      `Arkivet bryter mot ${count} ${plural('se', count, { one: 'regel', other: 'regler' })} i IMDF. Det som berörs kan saknas nedan.`,
    steps: { floors: 'Plan', areas: 'Områden', connectors: 'Hissar och trappor', summary: 'Sammanfattning' },
    floors: {
      text: 'Välj vilket plan varje nivå i filen hör till. Det som är ritat på planet nu ersätts.',
      level: ({ level }) => `Plan för: ${level}`,
      create: 'Ett nytt plan',
      none: 'Ta inte med',
      twice: 'En annan nivå i filen hör till det här planet. Välj ett annat.',
      nothing: 'Välj ett plan för minst en nivå.',
      own: 'Placeras på planets egen bild med hjälp av dess kontrollpunkter.',
      redrawn: 'Planets bild ersätts av en som ritas från filen, eftersom den saknar kontrollpunkter.',
      drawn: 'En bild av planet ritas från filen.',
      markers: ({ count }) =>
        `Planet har ${count} ${plural('se', count, { one: 'markör', other: 'markörer' })} på bilden som ersätts. Kontrollera ${plural('se', count, { one: 'dess plats', other: 'deras platser' })} efter importen.`,
      noUpload: 'Du kan inte ladda upp bilder, och planet behöver en. Ta inte med det, eller fråga en administratör.',
    },
    areas: {
      matched: ({ byCode, byName, byHand }) => `Hittade via kod: ${byCode}, via namn: ${byName}, valda: ${byHand}.`,
      all: 'Alla områden i filen har en platskod i köpcentret.',
      unmatched: ({ count }) =>
        `${count} ${plural('se', count, { one: 'område', other: 'områden' })} i filen saknar platskod i köpcentret`,
      text: 'Välj platskoden för varje område som besökarna letar efter. De andra tas över som de är ritade.',
      code: ({ unit }) => `Platskod för: ${unit}`,
      option: ({ areaId, names }) => `${areaId}, ${names}`,
      on: ({ level }) => `På: ${level}`,
      missing: ({ count }) => `${count} av köpcentrets platskoder finns inte i filen`,
    },
    connectors: {
      none: 'Filen har inga hissar eller trappor mellan de valda planen.',
      text: 'Välj vad som tas över. Förslagen finns inte i filen: samma sorts plats ligger ovanför varandra på flera plan.',
      proposed: 'Förslag',
      known: ({ name }) => `Finns redan: ${name}. Dess platser på de här planen ersätts.`,
    },
    summary: {
      floors: 'Plan',
      taken: 'Tas över',
      lost: 'Tas inte över',
      nothingLost: 'Allt tas över.',
      table: { type: 'Typ', count: 'Antal', reason: 'Orsak' },
      preview: ({ level }) => `Förhandsgranskning: ${level}`,
      drawn: ({ units, walkways, amenities }) =>
        `Områden: ${units}, gångytor: ${walkways}, bekvämligheter: ${amenities}`,
    },
    types: {
      level: 'Nivå',
      unit: 'Område',
      units: 'Område',
      opening: 'Dörr',
      doors: 'Dörr',
      walkways: 'Gångyta',
      obstacles: 'Hinder',
      amenity: 'Bekvämlighet',
      amenities: 'Bekvämlighet',
      anchor: 'Ankarpunkt',
      occupant: 'Hyresgäst',
      relationship: 'Förbindelse mellan nivåer',
      detail: 'Detalj',
      fixture: 'Inredning',
      geofence: 'Geostaket',
      kiosk: 'Försäljningsstånd',
      section: 'Sektion',
      station: 'Station',
    },
    reasons: {
      notInModel: 'Plankartor har ingen plats för det.',
      unknownCategory: 'Kategorin är inte känd här.',
      noLevel: 'Det anger ingen nivå, eller ingen som läses.',
      malformed: 'Formen eller uppgifterna går inte att läsa.',
      altitude: 'Höjderna utelämnas.',
      oneFloor: 'Det leder bara till ett av de valda planen.',
      limit: 'Det har för många hörn, eller så har planet inte plats för fler.',
      outside: 'Det ligger utanför planets bild.',
      station: 'Stationerna behåller platserna som de har här.',
    },
    start: ({ count }) => `Importera ${count} plan`,
    running: ({ done, total }) => `${done} av ${total}`,
    importing: ({ file }) => `Importerar ${file}`,
    stop: 'Stoppa',
    result: {
      done: 'Importerat',
      partly: 'Delvis importerat',
      none: 'Inget importerades',
      undone: 'Importen är ångrad',
      changed: ({ count }) => `${count} plan ${plural('se', count, { one: 'ändrat', other: 'ändrade' })}`,
      created: ({ count }) => `${count} plan ${plural('se', count, { one: 'skapat', other: 'skapade' })}`,
      connectors: (count) => `${connectors(count)} ${plural('se', count.count, { one: 'sparad', other: 'sparade' })}`,
      failed: ({ name, why }) => `${name}: ${why}`,
      drafts: 'Allt är sparat som utkast. Nya plan är inaktiva tills du gör dem aktiva.',
    },
    undo: 'Ångra importen',
    close: 'Klar',
    kept: ({ count }) =>
      `${count} ${plural('se', count, { one: 'post har', other: 'poster har' })} ändrats sedan dess och lämnades som ${plural('se', count, { one: 'den är', other: 'de är' })}.`,
  },
} satisfies Messages<typeof en>
