import { defineMessages, type Messages } from '../i18n'

type Progress = { done: string; all: string }

/** How far a list is translated, and the filter for what is not. */
const en = {
  translations: {
    title: 'Translated',
    all: 'All',
    only: 'Show only untranslated',
    chosen: 'Untranslated',
    progress: ({ done, all }: Progress) => `${done} of ${all}`,
  },
}

const se = {
  translations: {
    title: 'Översatt',
    all: 'Alla',
    only: 'Visa bara oöversatta',
    chosen: 'Oöversatt',
    progress: ({ done, all }) => `${done} av ${all}`,
  },
} satisfies Messages<typeof en>

const no = {
  translations: {
    title: 'Oversatt',
    all: 'Alle',
    only: 'Vis bare uoversatte',
    chosen: 'Uoversatt',
    progress: ({ done, all }) => `${done} av ${all}`,
  },
} satisfies Messages<typeof en>

const is = {
  translations: {
    title: 'Þýtt',
    all: 'Allt',
    only: 'Sýna aðeins óþýtt',
    chosen: 'Óþýtt',
    progress: ({ done, all }) => `${done} af ${all}`,
  },
} satisfies Messages<typeof en>

export const translationMessages = defineMessages({ en, se, no, is })
