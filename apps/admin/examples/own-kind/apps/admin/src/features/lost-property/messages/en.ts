import { plural } from '../../../shared/i18n/i18n'

export const en = {
  lostProperty: {
    title: 'Lost property',
    new: 'New lost property',
    edit: 'Edit lost property',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'lost item', other: 'lost items' })}`,
    empty: { title: 'No lost property yet', text: 'Add the first.' },
    reader: 'You can view this but not change it.',
  },
}
