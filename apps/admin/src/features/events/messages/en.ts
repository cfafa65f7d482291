import { plural } from '../../../shared/i18n/i18n'

export const en = {
  events: {
    title: 'Events',
    new: 'New event',
    edit: 'Edit event',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'event', other: 'events' })}`,
    empty: {
      title: 'No events yet',
      text: 'Add events to show them on the kiosks until they’re over.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      startDate: 'Start date',
      endDate: 'End date',
      time: 'Time',
      imageId: 'Picture',
    },
    hint: { endDate: 'The last day of the event.', time: 'When it starts each day.' },
    reader: 'You can view events but not change them.',
  },
}
