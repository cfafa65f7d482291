import { plural } from '../../../shared/i18n/i18n'
import { en as itemFields } from '../field-messages/en'

export const en = {
  shops: {
    title: 'Shops',
    new: 'Add New Shop',
    edit: 'Edit shop',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })}`,
    empty: {
      title: 'No shops yet',
      text: 'Add the mall’s shops, with logos, opening hours and locations.',
    },
    fields: itemFields,
    reader: 'You can view shops but not change them.',
  },
}
