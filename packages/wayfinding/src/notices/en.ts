import type { NoticeTexts } from './notice-texts'

export const en: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, about ${minutes} min`,
  outOfOrder: (name) => `${name} is out of order.`,
  kindOutOfOrder: {
    lift: 'The lift is out of order.',
    escalator: 'The escalator is out of order.',
    stairs: 'The stairs are closed.',
    ramp: 'The ramp is closed.',
    travelator: 'The travelator is out of order.',
  },
  detour: 'This way goes around.',
  partClosed: 'Part of the shortest way is closed.',
  whyNot: {
    noPlace: (name) => `The map can’t show a way to ${name} yet.`,
    noDoor: (name) => `The map doesn’t show how to get into ${name}.`,
    island: (name) => `The map shows no way to ${name}.`,
    onlyBySteps: (name) => `There’s no step-free way to ${name}: only stairs or escalators lead there.`,
    closed: (name) => `There’s no way to ${name} right now.`,
    noStationPlace: () => 'This screen doesn’t know where it stands, so it can’t show the way.',
  },
}
