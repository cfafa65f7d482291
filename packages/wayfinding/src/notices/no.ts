import type { NoticeTexts } from './notice-texts'

export const no: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, omtrent ${minutes} min`,
  outOfOrder: (name) => `${name} er ute av drift.`,
  kindOutOfOrder: {
    lift: 'Heisen er ute av drift.',
    escalator: 'Rulletrappen er ute av drift.',
    stairs: 'Trappen er stengt.',
    ramp: 'Rampen er stengt.',
    travelator: 'Rullebåndet er ute av drift.',
  },
  detour: 'Denne veien går utenom.',
  partClosed: 'En del av den korteste veien er stengt.',
  whyNot: {
    noPlace: (name) => `Kartet kan ikke vise veien til ${name} ennå.`,
    noDoor: (name) => `Kartet viser ikke hvor man går inn til ${name}.`,
    island: (name) => `Kartet viser ingen vei til ${name}.`,
    onlyBySteps: (name) => `Det finnes ingen vei uten trapper til ${name}: bare trapper eller rulletrapper fører dit.`,
    closed: (name) => `Det finnes ingen vei til ${name} akkurat nå.`,
    noStationPlace: () => 'Skjermen vet ikke hvor den står, og kan derfor ikke vise veien.',
  },
}
