import { plural } from '../../../shared/i18n/i18n'

export const en = {
  offers: {
    title: 'Offers',
    new: 'New offer',
    edit: 'Edit offer',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    empty: {
      title: 'No offers yet',
      text: 'Add offers to show them on the kiosks from their start date to their end date.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      shopId: 'Shop',
      noShop: 'The whole mall',
      startDate: 'Start date',
      endDate: 'End date',
      imageId: 'Picture',
    },
    hint: { endDate: 'The last day of the offer.' },
    reader: 'You can view offers but not change them.',
  },
}
