type Progress = { missing: string; all: string }

/** Messages of the filters that follow from the fields of a kind, and of translation progress. */
export const en = {
  listFilter: {
    show: 'Show',
    all: 'All',
    only: 'Only',
    starts: 'Starts this week',
    ends: 'Ends this week',
    withoutPicture: 'Without picture',
    without: ({ field }: { field: string }) => `Without ${field}`,
    untranslated: 'Not translated',
    anyLanguage: 'In at least one language',
    progress: ({ missing, all }: Progress) => `${missing} of ${all}`,
  },
}
