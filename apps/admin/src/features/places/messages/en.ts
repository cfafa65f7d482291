import { plural } from '../../../shared/i18n/i18n'

export const en = {
  places: {
    title: 'Surrounding area',
    new: 'New place',
    edit: 'Edit place',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'place', other: 'places' })}`,
    empty: {
      title: 'No places yet',
      text: 'Add points of interest in and around the mall: a ferry, a park, the lifts.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      imageId: 'Picture',
      setting: 'Where',
      location: 'On the map',
      floorId: 'Floor',
      position: 'On the floor plan',
    },
    reader: 'You can view places but not change them.',
    view: { name: 'View', list: 'List', map: 'Map' },
    map: {
      showAll: 'Show all places',
      nothing: 'Nothing is on the map yet.',
      without: 'not on the map',
      howTo: 'Use the arrow keys to move between places, Enter to select or zoom in, + and − to zoom.',
    },
  },
}
