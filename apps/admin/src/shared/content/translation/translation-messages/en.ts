type Progress = { done: string; all: string }

/** Messages of translation progress and its filter. */
export const en = {
  translations: {
    title: 'Translated',
    all: 'All',
    only: 'Show only untranslated',
    chosen: 'Untranslated',
    progress: ({ done, all }: Progress) => `${done} of ${all}`,
  },
}
