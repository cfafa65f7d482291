export const en = {
  title: (name: string) => `Directions: ${name}`,
  moved: (name: string) => `Moved: ${name}. Here are the new directions.`,
  movedAway: (name: string) => `Moved, and not on the map: ${name}.`,
  notOnMap: (name: string) => `Not on the map: ${name}.`,
  noStart: 'The screen where this route starts isn’t on the map any more. Get directions at another screen.',
  stepFreeOn: 'Step-free: no stairs and no escalators.',
  toStepFree: 'Show step-free route',
  toFastest: 'Show fastest route',
  start: 'You start here',
  map: (floor: string) => `Map of ${floor}`,
  mapOfWay: (floor: string) => `Map of ${floor} with the route described below`,
  steps: (floor: string) => `Steps: ${floor}`,
  hours: 'Opening hours',
  closed: 'Closed',
  gone: {
    title: 'No longer here',
    record: 'The place that you’re looking for is no longer in the mall.',
    station: 'The screen where this route starts is no longer there. Get directions at another screen.',
    address: 'This link has no directions. Scan the code on the screen again.',
  },
  unavailable: {
    title: 'Can’t show directions right now',
    text: 'Wait a moment and load the page again.',
  },
}

export type WayMessages = typeof en
