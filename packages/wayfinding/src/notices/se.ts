import type { NoticeTexts } from './notice-texts'

export const se: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, ungefär ${minutes} min`,
  outOfOrder: (name) => `Ur funktion: ${name}.`,
  closed: (name) => `Avstängd: ${name}.`,
  kindOutOfOrder: {
    lift: 'Hissen är ur funktion.',
    escalator: 'Rulltrappan är ur funktion.',
    stairs: 'Trappan är avstängd.',
    ramp: 'Rampen är avstängd.',
    travelator: 'Rullbandet är ur funktion.',
  },
  detour: 'Vägen går runt det.',
  partClosed: 'En del av den kortaste vägen är stängd.',
  whyNot: {
    noPlace: (name) => `Kartan kan inte visa vägen dit ännu: ${name}.`,
    noDoor: (name) => `Kartan visar inte var man går in: ${name}.`,
    island: (name) => `Kartan visar ingen väg dit: ${name}.`,
    onlyBySteps: (name) => `Bara trappor eller rulltrappor leder dit: ${name}.`,
    closed: (name) => `Just nu finns det ingen väg dit: ${name}.`,
    noStationPlace: () => 'Skärmen vet inte var den står och kan därför inte visa vägen.',
  },
}
