import { plural } from '../../../shared/i18n/i18n'

export const en = {
  floors: {
    title: 'Floors',
    new: 'New floor',
    edit: 'Floor settings',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    empty: {
      title: 'No floors yet',
      text: 'Add the floors of the mall and its garages.',
    },
    fields: {
      name: 'Name',
      mapTitle: 'Map title',
      garageId: 'Garage',
      areaId: 'Area ID',
      objectType: 'Object type',
      floorMapName: 'Floor map name',
      floorMapId: 'Floor plan',
      markers: 'Markers',
      areas: 'Areas',
    },
    hint: {
      mapTitle: 'Shown to visitors above the floor plan.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
      floorMapName: 'For staff only. Visitors don’t see it.',
    },
    objectType: { parking: 'Parking', shopping: 'Shopping', other: 'Other' },
    noGarage: 'The mall itself',
    plan: 'Floor plan',
    settings: 'Settings',
    choosePlan: 'Choose a floor plan',
    reader: 'You can view floors but not change them.',
  },
}
