import { plural } from '../../i18n/i18n'

/** Messages that the lists and forms of all content types share. */
export const en = {
  content: {
    columns: {
      index: 'Index',
      name: 'Name',
      startDate: 'Start date',
      endDate: 'End date',
      status: 'Status',
      contentStatus: 'Publication',
      created: 'Created',
      lastEdited: 'Last edited',
    },
    indexHint: '1 comes first. Leave it empty to put it last.',
    both: 'Active, on the kiosks',
    visibility: {
      name: 'Visitors',
      shown: 'See it now',
      draft: 'Not published',
      inactive: 'Inactive',
      upcoming: 'Later',
      never: 'Never shown',
      ended: 'Ended',
      owner: 'Its shop isn’t published',
      from: ({ moment }: { moment: string }) => `From ${moment}`,
      untilNext: 'Until the next publication',
    },
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
    // of a kind without messages of its own
    kind: {
      title: ({ title }: { title: string }) => title,
      new: ({ create }: { create: string }) => create,
      edit: ({ noun }: { noun: string }) => `Edit: ${noun}`,
      count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'record', other: 'records' })}`,
      empty: { title: 'Nothing here yet', text: 'What you add is listed here.' },
      reader: 'You can view this but not change it.',
    },
    preview: { title: 'As on the kiosk' },
  },
}
