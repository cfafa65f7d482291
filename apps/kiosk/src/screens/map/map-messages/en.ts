import type { Connector } from '@kiosk-admin/wayfinding'
import type { Nearby } from '../../../model/ways'

const connectors: Record<Connector['kind'], string> = {
  lift: 'The lift',
  escalator: 'The escalator',
  stairs: 'The stairs',
  ramp: 'The ramp',
  travelator: 'The travelator',
}

const kindOutOfOrder: Record<Connector['kind'], string> = {
  lift: 'The lift is out of order.',
  escalator: 'The escalator is out of order.',
  stairs: 'The stairs are closed.',
  ramp: 'The ramp is closed.',
  travelator: 'The travelator is out of order.',
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
  summary: (metres: number, minutes: number) => `${metres} m, about ${minutes} min`,
  stepFree: 'Step-free',
  stepFreeOn: 'Step-free: no stairs and no escalators. This stays on during your visit.',
  finding: 'Finding the way …',
  failed: 'The way can’t be shown right now.',
  step: (count: number, all: number) => `Step ${count} of ${all}`,
  nextStep: 'Next step',
  previousStep: 'Previous step',
  steps: 'All steps',
  showFloor: (connector: string, floor: string) => `${connector}: show ${floor}`,
  /** Of a lift with a name of its own. */
  outOfOrder: (name: string) => `${name} is out of order.`,
  kindOutOfOrder,
  detour: 'This way goes around.',
  partClosed: 'Part of the shortest way is closed.',
  nearerClosed: 'A nearer one is out of order.',
  whyNot: {
    noPlace: (name: string) => `The map can’t show a way to ${name} yet.`,
    noDoor: (name: string) => `The map doesn’t show how to get into ${name}.`,
    island: (name: string) => `The map shows no way to ${name}.`,
    onlyBySteps: (name: string) => `There’s no step-free way to ${name}: only stairs or escalators lead there.`,
    closed: (name: string) => `There’s no way to ${name} right now.`,
    noStationPlace: () => 'This screen doesn’t know where it stands, so it can’t show the way.',
  },
}

export type MapMessages = typeof en
