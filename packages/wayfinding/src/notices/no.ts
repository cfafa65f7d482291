import type { NoticeTexts } from './notice-texts'

export const no: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, omtrent ${minutes} min`,
  outOfOrder: (name) => `Ute av drift: ${name}.`,
  closed: (name) => `Stengt: ${name}.`,
  kindOutOfOrder: {
    lift: 'Heisen er ute av drift.',
    escalator: 'Rulletrappen er ute av drift.',
    stairs: 'Trappen er stengt.',
    ramp: 'Rampen er stengt.',
    travelator: 'Rullebåndet er ute av drift.',
  },
  detour: 'Veien går utenom det.',
  partClosed: 'En del av den korteste veien er stengt.',
  whyNot: {
    noPlace: (name) => `Kartet kan ikke vise veien dit ennå: ${name}.`,
    noDoor: (name) => `Kartet viser ikke hvor man går inn: ${name}.`,
    island: (name) => `Kartet viser ingen vei dit: ${name}.`,
    onlyBySteps: (name) => `Bare trapper eller rulletrapper fører dit: ${name}.`,
    closed: (name) => `Akkurat nå finnes det ingen vei dit: ${name}.`,
    noStationPlace: () => 'Skjermen vet ikke hvor den står, og kan derfor ikke vise veien.',
  },
}
