/** Messages that all forms share. */
export const en = {
  form: {
    active: 'Active',
    activeHint: 'Only active content is shown on the kiosks.',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back to the form',
    done: 'Done',
    larger: 'Open larger editor',
    draftOnly: 'Changes are saved as a draft. Visitors see them after you publish.',
    visitorsSee: ({ language }: { language: string }) => `Visitors see ${language} instead.`,
    saved: ({ at, by }: { at: string; by: string }) => `Saved ${at} by ${by}`,
    notSaved: 'Not saved yet',
    notLoaded: 'Couldn’t load the record',
    gone: 'This record no longer exists',
    goneText: 'Someone else may have deleted it.',
    addLanguages: 'Add languages to the mall',
    endFirst: 'The end date is before the start date',
    noLanguages:
      'This mall has no languages, so you can’t add any texts. Ask an administrator to add a language to the mall.',
  },
}
