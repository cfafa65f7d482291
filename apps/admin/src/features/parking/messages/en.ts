import { plural } from '../../../shared/i18n/i18n'

export const en = {
  parking: {
    title: 'Parking',
    new: 'New garage',
    edit: 'Edit garage',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'garage', other: 'garages' })}`,
    floors: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    empty: {
      title: 'No floors or garages yet',
      text: 'Add the floors of the mall and its garages. Each floor has the plan that visitors see.',
    },
    fields: { name: 'Name' },
    reader: 'You can view parking but not change it.',
    columns: { name: 'Garage or floor', areaId: 'Area ID' },
    own: 'Floors of the mall',
    newFloor: 'New floor',
    newFloorHere: 'New floor here',
    plan: 'Edit the floor plan',
  },
}
