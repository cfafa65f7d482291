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

/** As the subject of a sentence. */
const theNearest: Record<Nearby, string> = {
  toilet: 'The toilet',
  accessibleToilet: 'The accessible toilet',
  lift: 'The lift',
  exit: 'The exit',
  information: 'The information desk',
  cashMachine: 'The cash machine',
  babyChanging: 'Baby changing',
  lockers: 'The locker area',
  seating: 'The seating area',
  playground: 'The playground',
  strollers: 'Pushchair hire',
  wheelchairs: 'Wheelchair hire',
  parking: 'The car park',
  transport: 'The stop',
  recycling: 'Recycling',
  defibrillator: 'The defibrillator',
}

export const en = {
  connectors,
  nearbyTitle: 'Nearby',
  nearby,
  theNearest,
  map: (floor: string) => `Map of ${floor}`,
  mapHelp: 'Press Enter to move the map with the arrow keys. Zoom with plus and minus.',
  mapMoving: 'The arrow keys move the map. Press Enter to stop.',
  places: 'Shops and services on the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  northUp: 'North up',
  stepFree: 'Step-free',
  stepFreeOn: 'Step-free: no stairs and no escalators. This stays on during your visit.',
  finding: 'Finding the way …',
  failed: 'The way can’t be shown right now.',
  step: (count: number, all: number) => `Step ${count} of ${all}`,
  nextStep: 'Next step',
  previousStep: 'Previous step',
  steps: 'All steps',
  takeAlong: 'Take the way along',
  takeAlongHint: 'Scan the code with your phone. Once it’s open, the way is there without a network, too.',
  showFloor: (connector: string, floor: string) => `${connector}: show ${floor}`,
  nearerClosed: 'A nearer one is out of order.',
}

export type MapMessages = typeof en
