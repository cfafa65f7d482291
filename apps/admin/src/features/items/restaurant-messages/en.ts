import { plural } from '../../../shared/i18n/i18n'
import { en as itemFields } from '../field-messages/en'

export const en = {
  restaurants: {
    title: 'Restaurants & cafés',
    new: 'Add restaurant',
    edit: 'Edit restaurant',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'restaurant', other: 'restaurants' })}`,
    empty: {
      title: 'No restaurants yet',
      text: 'Add places to eat and drink, with logos, opening hours and locations.',
    },
    fields: itemFields,
    reader: 'You can view restaurants but not change them.',
  },
}
