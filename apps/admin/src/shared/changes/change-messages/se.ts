import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  changes: {
    revert: 'Återställ till det som är på kioskerna',
    reason: { deleted: 'Borttagen', inactive: 'Inaktiv', ended: 'Har avslutats' },
    nothing: 'tomt',
    yes: 'ja',
    no: 'nej',
    unnamed: 'Utan namn',
    gone: ({ name }) => `${name} (finns inte längre)`,
    unknown: 'okänd post',
    fileBefore: 'tidigare fil',
    fileAfter: 'ersatt fil',
    /** Opening hours before and after. */
    hours: {
      closed: 'Stängt',
      allDay: 'Dygnet runt',
      asMall: 'Som köpcentrumet',
      asWeek: 'Som i veckan',
      mallExceptions: 'Följer köpcentrumets avvikande dagar',
      more: ({ count }) => `och ${count} till`,
    },
    resource: {
      Publication: 'Publicering',
      PreviewLink: 'Länk till förhandsgranskning',
      Statistic: 'Statistik',
      Audit: 'Historik',
      SignIn: 'Inloggning',
      Installation: 'Hela installationen',
      other: 'Post',
    },
  },
} satisfies Messages<typeof en>
