import { plural } from '../../internal/plural'

export const en = {
  address: 'Address',
  noAddress: 'No address found. Enter a street and a town.',
  /** A place that was found, but not where it is. */
  noDetails: (name: string) => `No details available for input: ${name}`,
  coordinates: 'Coordinates',
  latLng: 'Latitude, longitude',
  problems: {
    unreadable: (example: string) => `Enter latitude and longitude: ${example}`,
    latitude: 'Latitude must be from −90 to 90.',
    longitude: 'Longitude must be from −180 to 180.',
  },
  howTo: 'Select a position on the map, or drag the pin. Use the arrow keys to move it; hold Shift for larger steps.',
  howToMove: 'Hold Ctrl or ⌘ and scroll to zoom; use two fingers to move the map.',
  pin: 'Pin',
  pinAt: (place: string) => `Pin at ${place}`,
  pinRemoved: 'Pin removed',
  placePin: 'Place the pin in the middle',
  changeLocation: 'Are you sure you want to change location?',
  changeAction: 'Change location',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** Messages in place of the map. */
  ground: {
    loading: 'Loading the map',
    none: 'No map is set up. The grid shows where you are.',
    missing: 'Couldn’t load the map. The grid shows where you are.',
  },
  planFailed: 'Couldn’t load the floor plan',
  stations: 'Stations',
  stationCount: (count: number) => `${count} ${plural('en', { one: 'station', other: 'stations' })(count)}`,
  showAll: 'Show all stations',
  noStations: 'No stations are on the map yet.',
  howToStations: 'Use the arrow keys to move between stations, Enter to select or zoom in, + and − to zoom.',
}

export type MapLabels = typeof en
