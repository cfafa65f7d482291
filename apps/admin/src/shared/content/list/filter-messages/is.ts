import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  listFilter: {
    show: 'Sýna',
    all: 'Allt',
    only: 'Aðeins',
    starts: 'Hefst í þessari viku',
    ends: 'Lýkur í þessari viku',
    withoutPicture: 'Vantar mynd',
    without: ({ field }) => `Vantar ${field}`,
    untranslated: 'Ekki þýtt',
    anyLanguage: 'Á að minnsta kosti eitt tungumál',
    progress: ({ missing, all }) => `${missing} af ${all}`,
  },
} satisfies Messages<typeof en>
