import type { Connector } from '@kiosk-admin/wayfinding'
import type { Nearby } from '@kiosk-admin/wayfinding/ways'

const connectors: Record<Connector['kind'], string> = {
  lift: 'The lift',
  escalator: 'The escalator',
  stairs: 'The stairs',
  ramp: 'The ramp',
  travelator: 'The travelator',
}

const nearby: Record<Nearby, string> = {
  toilet: 'Toilet',
  accessibleToilet: 'Accessible toilet',
  lift: 'Lift',
  exit: 'Exit',
  information: 'Information',
  cashMachine: 'Cash machine',
  babyChanging: 'Baby changing',
  lockers: 'Lockers',
  seating: 'Seating',
  playground: 'Playground',
  strollers: 'Pushchairs',
  wheelchairs: 'Wheelchairs',
  parking: 'Parking',
  transport: 'Buses and trains',
  recycling: 'Recycling',
  defibrillator: 'Defibrillator',
}

/** In a sentence, in the nominative. */
const theNearest: Record<Nearby, string> = {
  toilet: 'the toilet',
  accessibleToilet: 'the accessible toilet',
  lift: 'the lift',
  exit: 'the exit',
  information: 'the information desk',
  cashMachine: 'the cash machine',
  babyChanging: 'baby changing',
  lockers: 'the locker area',
  seating: 'the seating area',
  playground: 'the playground',
  strollers: 'pushchair hire',
  wheelchairs: 'wheelchair hire',
  parking: 'the car park',
  transport: 'the stop',
  recycling: 'recycling',
  defibrillator: 'the defibrillator',
}

export const en = {
  connectors,
  nearbyTitle: 'Nearby',
  nearby,
  theNearest,
  /** In a sentence, in the dative, in languages that have it. */
  nearestInDative: theNearest,
  map: (floor: string) => `Map of ${floor}`,
  mapHelp: 'Press Enter to move the map with the arrow keys. Zoom with plus and minus.',
  mapMoving: 'The arrow keys move the map. Press Enter to stop.',
  places: 'Shops and services on the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  northUp: 'North up',
  stepFree: 'Step-free',
  stepFreeOn: 'Step-free: no stairs and no escalators. This stays on during your visit.',
  finding: 'Finding your route …',
  failed: 'Can’t show directions right now.',
  step: (count: number, all: number) => `Step ${count} of ${all}`,
  nextStep: 'Next step',
  previousStep: 'Previous step',
  steps: 'All steps',
  takeAlong: 'Take the directions with you',
  takeAlongHint: 'Scan the code with your phone. Once the page has opened, it works offline too.',
  showFloor: (connector: string, floor: string) => `${connector}: show ${floor}`,
  nearerClosed: 'A nearer one is out of order.',
}

export type MapMessages = typeof en
