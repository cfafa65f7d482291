import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  changes: {
    revert: 'Gjenopprett det som er på kioskene',
    reason: { deleted: 'Slettet', inactive: 'Inaktiv', ended: 'Er avsluttet' },
    nothing: 'tomt',
    yes: 'ja',
    no: 'nei',
    unnamed: 'Uten navn',
    gone: ({ name }) => `${name} (finnes ikke lenger)`,
    unknown: 'ukjent oppføring',
    fileBefore: 'tidligere fil',
    fileAfter: 'erstattet fil',
    /** Opening hours before and after. */
    hours: {
      closed: 'Stengt',
      allDay: 'Døgnet rundt',
      asMall: 'Som kjøpesenteret',
      asWeek: 'Som i uken',
      mallExceptions: 'Følger kjøpesenterets avvikende dager',
      more: ({ count }) => `og ${count} til`,
    },
    resource: {
      Publication: 'Publisering',
      PreviewLink: 'Lenke til forhåndsvisning',
      Statistic: 'Statistikk',
      Audit: 'Historikk',
      SignIn: 'Innlogging',
      Installation: 'Hele installasjonen',
      other: 'Oppføring',
    },
  },
} satisfies Messages<typeof en>
