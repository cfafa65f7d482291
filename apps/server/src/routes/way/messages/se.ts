import type { WayMessages } from './en'

export const se: WayMessages = {
  title: (name) => `Vägbeskrivning: ${name}`,
  moved: (name) => `Har flyttat: ${name}. Här är den nya vägen.`,
  movedAway: (name) => `Har flyttat och finns inte på kartan: ${name}.`,
  notOnMap: (name) => `Finns inte på kartan: ${name}.`,
  noStart: 'Skärmen där vägen började finns inte längre på kartan. Sök vägen på en annan skärm.',
  stepFreeOn: 'Utan trappor och rulltrappor.',
  toStepFree: 'Visa vägen utan trappor',
  toFastest: 'Visa den snabbaste vägen',
  start: 'Du startar här',
  map: (floor) => `Karta över ${floor}`,
  mapOfWay: (floor) => `Karta över ${floor} med vägen, som stegen nedanför beskriver`,
  steps: (floor) => `Steg: ${floor}`,
  hours: 'Öppettider',
  closed: 'Stängt',
  gone: {
    title: 'Finns inte kvar',
    record: 'Stället som du söker finns inte kvar i köpcentrumet.',
    station: 'Skärmen där vägen började finns inte kvar. Sök vägen på en annan skärm.',
    address: 'Länken går inte till någon vägbeskrivning. Skanna koden på skärmen igen.',
  },
  unavailable: {
    title: 'Vägen kan inte visas just nu',
    text: 'Vänta en stund och ladda sidan igen.',
  },
}
