export const en = {
  changes: {
    revert: 'Restore what’s on the kiosks',
    /** Why a record is left out. */
    reason: { deleted: 'Deleted', inactive: 'Inactive', ended: 'Ended' },
    nothing: 'empty',
    yes: 'yes',
    no: 'no',
    unnamed: 'Unnamed',
    gone: ({ name }: { name: string }) => `${name} (deleted)`,
    unknown: 'unknown record',
    fileBefore: 'earlier file',
    fileAfter: 'replaced file',
    /** Opening hours before and after. */
    hours: {
      closed: 'Closed',
      allDay: 'Around the clock',
      asMall: 'As the mall',
      asWeek: 'As in the week',
      mallExceptions: 'Follows the mall’s special days',
      more: ({ count }: { count: number }) => `and ${count} more`,
    },
    resource: {
      Publication: 'Publication',
      PreviewLink: 'Preview link',
      Statistic: 'Statistics',
      Audit: 'History',
      SignIn: 'Sign-in',
      Installation: 'Whole installation',
      other: 'Record',
    },
  },
}
