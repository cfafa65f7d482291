import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  changes: {
    revert: 'Endurheimta það sem er á skjáunum',
    reason: { deleted: 'Eytt', inactive: 'Óvirkt', ended: 'Lokið' },
    nothing: 'autt',
    yes: 'já',
    no: 'nei',
    unnamed: 'Án heitis',
    gone: ({ name }) => `${name} (ekki lengur til)`,
    unknown: 'óþekkt færsla',
    fileBefore: 'fyrri skrá',
    fileAfter: 'ný skrá',
    /** Opening hours before and after. */
    hours: {
      closed: 'Lokað',
      allDay: 'Allan sólarhringinn',
      asMall: 'Eins og verslunarmiðstöðin',
      asWeek: 'Eins og í vikunni',
      mallExceptions: 'Fylgir sérstökum dögum verslunarmiðstöðvarinnar',
      more: ({ count }) => `og ${count} í viðbót`,
    },
    resource: {
      Publication: 'Birting',
      PreviewLink: 'Tengill á forskoðun',
      Statistic: 'Tölfræði',
      Audit: 'Breytingasaga',
      SignIn: 'Innskráning',
      Installation: 'Öll uppsetningin',
      other: 'Færsla',
    },
  },
} satisfies Messages<typeof en>
