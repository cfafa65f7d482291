import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  translations: {
    title: 'Oversatt',
    all: 'Alle',
    only: 'Vis bare uoversatte',
    chosen: 'Uoversatt',
    progress: ({ done, all }) => `${done} av ${all}`,
  },
} satisfies Messages<typeof en>
