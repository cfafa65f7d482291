import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  listFilter: {
    show: 'Vis',
    all: 'Alle',
    only: 'Bare',
    starts: 'Begynner denne uken',
    ends: 'Slutter denne uken',
    withoutPicture: 'Uten bilde',
    without: ({ field }) => `Uten ${field}`,
    untranslated: 'Ikke oversatt',
    anyLanguage: 'Til minst ett språk',
    progress: ({ missing, all }) => `${missing} av ${all}`,
  },
} satisfies Messages<typeof en>
