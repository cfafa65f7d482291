import type { NoticeTexts } from './notice-texts'

export const se: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, ungefär ${minutes} min`,
  outOfOrder: (name) => `${name} är ur funktion.`,
  kindOutOfOrder: {
    lift: 'Hissen är ur funktion.',
    escalator: 'Rulltrappan är ur funktion.',
    stairs: 'Trappan är avstängd.',
    ramp: 'Rampen är avstängd.',
    travelator: 'Rullbandet är ur funktion.',
  },
  detour: 'Den här vägen går runt.',
  partClosed: 'En del av den kortaste vägen är stängd.',
  whyNot: {
    noPlace: (name) => `Kartan kan inte visa vägen till ${name} ännu.`,
    noDoor: (name) => `Kartan visar inte var man går in till ${name}.`,
    island: (name) => `Kartan visar ingen väg till ${name}.`,
    onlyBySteps: (name) => `Det finns ingen väg utan trappor till ${name}: bara trappor eller rulltrappor leder dit.`,
    closed: (name) => `Det finns ingen väg till ${name} just nu.`,
    noStationPlace: () => 'Skärmen vet inte var den står och kan därför inte visa vägen.',
  },
}
