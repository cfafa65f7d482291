import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  translations: {
    title: 'Översatt',
    all: 'Alla',
    only: 'Visa bara oöversatta',
    chosen: 'Oöversatt',
    progress: ({ done, all }) => `${done} av ${all}`,
  },
} satisfies Messages<typeof en>
