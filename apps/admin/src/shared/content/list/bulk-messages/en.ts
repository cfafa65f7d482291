/** Messages of bulk changes and their undo. */
export const en = {
  bulk: {
    notUndone: ({ names }: { names: string }) =>
      `Nothing was undone. Someone else has since changed or deleted: ${names}`,
    undoOthers: 'Undo the others',
    movedOn: ({ names }: { names: string }) =>
      `Nothing was changed. Someone else has just changed or deleted: ${names}. Look at the list and try again.`,
    doesNotFit: ({ names }: { names: string }) => `Nothing was changed. This doesn’t fit: ${names}`,
    dates: 'Dates',
    title: ({ what }: { what: string }) => `Dates of ${what}`,
    text: 'Leave a date empty to keep it as it is.',
    startDate: 'Start date',
    endDate: 'End date',
    turned: 'The end date is before the start date.',
    misfits: ({ names }: { names: string }) => `These would end before they start, so they won’t be changed: ${names}`,
    misfitsStay: ({ names }: { names: string }) => `Still selected, because they would end before they start: ${names}`,
    noneFits: 'All of them would end before they start.',
    save: 'Save',
    saveSome: ({ count, all }: { count: number; all: number }) => `Save ${count} of ${all}`,
    cancel: 'Cancel',
  },
}
