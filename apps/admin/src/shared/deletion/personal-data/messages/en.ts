export const en = {
  personalData: {
    download: 'Download personal data',
    erase: 'Erase permanently',
    eraseText: ({ name }: { name: string }) =>
      `“${name}” will be signed out and deleted immediately. Records and the history will show “Former user” instead. You can’t undo this. Older back-ups still contain the name.`,
    erased: ({ name }: { name: string }) => `“${name}” was erased.`,
  },
}
