type Progress = { done: string; all: string }

/** How far a list is translated, and the filter for what is not. */
export const en = {
  translations: {
    title: 'Translated',
    all: 'All',
    only: 'Show only untranslated',
    chosen: 'Untranslated',
    progress: ({ done, all }: Progress) => `${done} of ${all}`,
  },
}
