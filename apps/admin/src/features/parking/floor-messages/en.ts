import { plural } from '../../../shared/i18n/i18n'

type Drawn = { level: number; walkways: number; obstacles: number; amenities: number }

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
      map: 'Walkways and scale',
    },
    drawn: ({ level, walkways, obstacles, amenities }: Drawn) =>
      `Level ${level}, walkways: ${walkways}, obstacles: ${obstacles}, amenities: ${amenities}`,
    ordinal: 'Level in the building',
    spoken: 'Spoken name',
    hint: {
      ordinal: '0 is the street, 1 the level above, 0.5 one between them, -1 the level below.',
      spoken: 'Inside a sentence, as in “Take the lift up to level 2”.',
      mapTitle: 'Shown to visitors above the floor plan.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
      floorMapName: 'For staff only. Visitors don’t see it.',
    },
    noGarage: 'The mall itself',
    plan: 'Floor plan',
    settings: 'Settings',
    editConnector: 'Edit its floors and hours',
    control: {
      fewPoints: 'There are fewer than three control points. Add more, or remove them all.',
      flat: 'The control points are on one line. Move one of them away from it.',
      mirrored: 'The control points show the plan as in a mirror. Two of them may be swapped.',
    },
    choosePlan: 'Choose a floor plan',
    reader: 'You can view floors but not change them.',
  },
}
