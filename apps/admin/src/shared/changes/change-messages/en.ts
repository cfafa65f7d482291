export const en = {
  changes: {
    resource: {
      Publication: 'Publication',
      other: 'Record',
    },
  },
}
