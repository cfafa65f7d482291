import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  translations: {
    title: 'Þýtt',
    all: 'Allt',
    only: 'Sýna aðeins óþýtt',
    chosen: 'Óþýtt',
    progress: ({ done, all }) => `${done} af ${all}`,
  },
} satisfies Messages<typeof en>
