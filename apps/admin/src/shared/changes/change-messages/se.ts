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
