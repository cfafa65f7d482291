import { plural } from '../../../shared/i18n/i18n'

export const en = {
  connectors: {
    title: 'Lifts and stairs',
    new: 'New lift or stairs',
    edit: 'Edit lift or stairs',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'lift or staircase', other: 'lifts and stairs' })}`,
    empty: {
      title: 'No lifts or stairs yet',
      text: 'Add what leads visitors from floor to floor: lifts, escalators, stairs.',
    },
    fields: {
      name: 'Name',
      kind: 'Type',
      direction: 'Direction',
      stepFree: 'Step-free',
      width: 'Width',
      wait: 'Waiting time',
      hours: 'Open',
      stops: 'Floors',
    },
    hint: {
      stepFree: 'Can be used with a wheelchair or a pram.',
      width: 'At its narrowest. Leave it empty if you don’t know.',
      wait: 'Until the lift comes. Leave it empty for the usual time.',
      stops: 'Every floor where visitors get on or off, and the place on its floor plan.',
    },
    stop: {
      add: 'Add a floor',
      floor: 'Floor',
      at: 'Place on the floor plan',
      remove: ({ floor }: { floor: string }) => `Remove: ${floor}`,
      noFloors: 'Add floors under Parking first.',
    },
    reader: 'You can view lifts and stairs but not change them.',
  },
}
