export const en = {
  copyField: {
    copy: ({ what }: { what: string }) => `Copy ${what}`,
    copied: 'Copied to the clipboard',
    failed: 'Couldn’t copy it. Select it and copy it yourself.',
  },
}
