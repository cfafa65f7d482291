import { plural } from '../../../../shared/i18n/i18n'

/** Messages of bulk changes of opening hours. */
export const en = {
  bulkHours: {
    action: 'Opening hours',
    title: ({ what }: { what: string }) => `Opening hours of ${what}`,
    kind: 'What changes',
    kinds: {
      special: 'Special days',
      specialHint: 'Set other hours for these days. Everything else stays the same.',
      week: 'The week',
      weekHint: 'Special days stay as they are.',
      asMall: 'As the mall',
      asMallHint: 'Their own hours and special days are removed.',
      follow: 'Follow the mall’s special days',
      followHint: 'The special days of the information page apply too. Their own special days take precedence.',
      ignore: 'Don’t follow the mall’s special days',
      ignoreHint: 'Only their own special days apply.',
    },
    list: 'Before and after',
    ownDays: 'Own special days',
    mallDays: 'Own special days and the mall’s',
    all: 'All',
    becomes: 'becomes',
    same: 'Stays as it is',
    mallUnknown: 'Has the mall’s hours. You can’t see them, so this one stays as it is.',
    becomesOwn: ({ count }: { count: number }) =>
      `${count} of them currently ${plural('en', count, { one: 'follows', other: 'follow' })} the mall’s hours. With these days, ${plural('en', count, { one: 'it gets its', other: 'they get their' })} own copy of the mall’s week. The mall’s other special days still apply.`,
    becomesOwnWeek: ({ count }: { count: number }) =>
      `${count} of them currently ${plural('en', count, { one: 'follows', other: 'follow' })} the mall’s hours and will get ${plural('en', count, { one: 'its', other: 'their' })} own. The mall’s special days still apply.`,
    save: ({ what }: { what: string }) => `Save for ${what}`,
    nothing: 'Save',
    cancel: 'Cancel',
  },
  itemHours: {
    mallExceptions: 'Follow the mall’s special days',
    mallExceptionsHint:
      'The special days of the information page apply here too. Its own special days take precedence.',
  },
}
