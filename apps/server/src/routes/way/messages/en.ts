export const en = {
  title: (name: string) => `The way to ${name}`,
  moved: (name: string) => `${name} has moved. This is the new way.`,
  movedAway: (name: string) => `${name} has moved and isn’t on the map.`,
  notOnMap: (name: string) => `${name} isn’t on the map.`,
  noStart: 'The kiosk where this way began isn’t on the map any more. Look for the way at another kiosk.',
  stepFreeOn: 'Step-free: no stairs and no escalators.',
  toStepFree: 'Show the step-free way',
  toFastest: 'Show the fastest way',
  start: 'Kiosk',
  map: (floor: string) => `Map of ${floor}`,
  mapOfWay: (floor: string) => `Map of ${floor} with the way, which the steps below describe`,
  steps: (floor: string) => `Steps on ${floor}`,
  hours: 'Opening hours',
  closed: 'Closed',
  gone: {
    title: 'No longer here',
    record: 'The place that you’re looking for is no longer in the mall.',
    station: 'The kiosk where this way began is no longer there. Look for the way at another kiosk.',
    address: 'This address doesn’t lead to a way. Scan the code at the kiosk again.',
  },
  unavailable: {
    title: 'Can’t show the way right now',
    text: 'Wait a moment and load the page again.',
  },
}

export type WayMessages = typeof en
