import { type Messages, plural } from '../../i18n/i18n'
import type { Count, en } from './en'

const noRows = ({ count }: Count) => `${count} ${plural('no', count, { one: 'rad', other: 'rader' })}`

export const no = {
  import: {
    title: ({ title }) => `Importer: ${title}`,
    intro: 'Ingenting lagres før du har sett hva som ville bli endret.',
    choose: {
      drop: 'Slipp en CSV- eller XLSX-fil her, eller velg en',
      dropNow: 'Slipp for å lese filen',
      rules: 'Den første raden navngir kolonnene, som i en eksport. Høyst 1000 rader.',
      button: 'Velg en fil',
      template: 'Hent en tom fil med alle kolonner',
      how: 'En rad med id endrer den oppføringen, en rad uten id oppføringen med samme navn. Alle andre blir nye oppføringer. En kolonne som ikke er i filen, blir stående som den er.',
    },
    problem: {
      empty: 'Filen har ingen rader under den første. Eksporter listen for å se hvordan en fil ser ut.',
      unclosed: ({ row }) => `Et anførselstegn i rad ${row} blir aldri lukket, så radene etter kan ikke skilles.`,
      noColumns: 'Ingen av kolonnene i filen gjenkjennes. Den første raden må navngi dem, som i en eksport.',
      workbook: 'Arbeidsboken kan ikke leses. Lagre den som XLSX eller CSV i regnearkprogrammet, og prøv igjen.',
      tooMany: 'Filen har mer enn 1000 rader. Del den opp, og importer én fil om gangen.',
    },
    reading: ({ file }) => `Leser ${file}`,
    filter: 'Rader som vises',
    all: ({ count }) => `Alle ${count}`,
    state: { new: 'Ny', changed: 'Endret', same: 'Uendret', wrong: 'Feil' },
    table: { caption: 'Hva som ville bli endret', row: 'Rad', record: 'Oppføring', what: 'Hva som ville bli endret' },
    byName: 'Gjenkjent på navnet',
    nothing: 'Ingenting ville bli endret.',
    more: ({ count }) => `${count} til`,
    empty: 'tomt',
    unread: ({ heads }) => `Ingenting hentes fra disse kolonnene: ${heads}`,
    another: 'En annen fil',
    start: (count) => `Importer ${noRows(count)}`,
    running: ({ done, total }) => `${done} av ${total} rader`,
    importing: ({ file }) => `Importerer ${file}`,
    stop: 'Stopp',
    result: {
      created: ({ count }) => `${count} opprettet`,
      changed: ({ count }) => `${count} endret`,
      failed: ({ count }) => `${count} mislyktes`,
      left: ({ count }) => `${count} ikke importert ennå`,
      done: 'Importert',
      partly: 'Delvis importert',
      none: 'Ingenting ble importert',
      undone: 'Importen er angret.',
      drafts: 'Alt er utkast. Besøkende ser det etter at du har publisert.',
    },
    download: 'Lagre radene med feil',
    why: 'Årsak',
    retry: 'Prøv igjen med resten',
    undo: 'Angre importen',
    close: 'Ferdig',
    imported: (count) => `${noRows(count)} importert`,
    kept: ({ count }) =>
      `${count} ${plural('no', count, { one: 'oppføring', other: 'oppføringer' })} er endret siden da og står urørt.`,
    errors: {
      noSuch: ({ given }) => `Ingenting heter «${given}».`,
      several: ({ given }) => `Flere heter «${given}». Oppgi id i stedet.`,
      day: ({ given }) => `«${given}» er ikke en dato. Skriv den som 2026-11-30.`,
      clock: ({ given }) => `«${given}» er ikke et klokkeslett. Skriv det som 09:30.`,
      choice: ({ given }) => `Skriv en av disse: ${given}`,
      flag: ({ given }) => `«${given}» er ugyldig. Skriv ja eller nei.`,
      position: ({ given }) =>
        `«${given}» er ikke en posisjon. Skriv den som breddegrad og lengdegrad: 59.3293, 18.0686.`,
      hours: ({ given }) => `«${given}» er ikke åpningstider. Skriv dem som 10:00-20:00, eller stengt.`,
      specialDay: ({ given }) =>
        `«${given}» er ingen avvikende dag. Skriv den som 2026-12-24/2026-12-26 10:00-14:00; no: Jul, eller stengt i stedet for tider.`,
      noWeek: 'Avvikende dager krever egne åpningstider. Fyll ut åpningstidene for alle ukedager.',
      action: ({ given }) => `«${given}» er ingen handling. Skriv den som i en eksport.`,
      onlyNew: 'Bare nye brukere kan få passord fra en fil.',
      noId: ({ given }) => `Ingenting har id ${given}. Tøm cellen for å lage en ny oppføring.`,
      sameName: ({ given }) => `Flere oppføringer heter «${given}». Oppgi id.`,
      twice: ({ given }) => `Rad ${given} gjelder samme oppføring.`,
      conflict:
        'Noen andre har endret den siden filen ble lest. Importer på nytt for å se hva som nå ville bli endret.',
    },
  },
} satisfies Messages<typeof en>
