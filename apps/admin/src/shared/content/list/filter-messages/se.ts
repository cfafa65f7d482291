import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  listFilter: {
    show: 'Visa',
    all: 'Alla',
    only: 'Bara',
    starts: 'Börjar den här veckan',
    ends: 'Slutar den här veckan',
    withoutPicture: 'Utan bild',
    without: ({ field }) => `Utan ${field}`,
    untranslated: 'Inte översatt',
    anyLanguage: 'Till minst ett språk',
    progress: ({ missing, all }) => `${missing} av ${all}`,
  },
} satisfies Messages<typeof en>
