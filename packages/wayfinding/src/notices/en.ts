import type { NoticeTexts } from './notice-texts'

export const en: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, about ${minutes} min`,
  outOfOrder: (name) => `Out of order: ${name}.`,
  closed: (name) => `Closed: ${name}.`,
  kindOutOfOrder: {
    lift: 'The lift is out of order.',
    escalator: 'The escalator is out of order.',
    stairs: 'The stairs are closed.',
    ramp: 'The ramp is closed.',
    travelator: 'The travelator is out of order.',
  },
  detour: 'Here’s another route.',
  partClosed: 'Part of the shortest route is closed.',
  whyNot: {
    noPlace: (name) => `The map can’t show a route to ${name} yet.`,
    noDoor: (name) => `The map doesn’t show how to get into ${name}.`,
    island: (name) => `The map has no route to ${name}.`,
    onlyBySteps: (name) => `There’s no step-free route to ${name}: only stairs or escalators lead there.`,
    closed: (name) => `There’s no route to ${name} right now.`,
    noStationPlace: () => 'This screen doesn’t know where it is, so it can’t show directions.',
  },
}
