/** Messages that the lists and forms of all content types share. */
export const en = {
  content: {
    columns: {
      index: 'Index',
      name: 'Name',
      startDate: 'Start date',
      endDate: 'End date',
      status: 'Status',
      contentStatus: 'Kiosks',
      created: 'Created',
      lastEdited: 'Last edited',
    },
    both: 'Active, on the kiosks',
    actions: {
      edit: 'Edit',
      preview: 'Preview',
      copy: 'Copy',
      activate: 'Activate',
      deactivate: 'Deactivate',
      delete: 'Delete',
    },
    more: 'More actions',
    notChanged: ({ why }: { why: string }) => `${why}. Nothing was changed.`,
    kept: ({ names }: { names: string }) => `Not deleted (changed by someone else): ${names}`,
    deleteText: ({ name }: { name: string }) => `“${name}” will be moved to the trash. You can restore it for 30 days.`,
    deleteMany: ({ what }: { what: string }) => `${what} will be moved to the trash and can be restored for 30 days.`,
    preview: { title: 'As on the kiosk' },
  },
}
