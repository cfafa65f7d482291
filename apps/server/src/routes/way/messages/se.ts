import type { WayMessages } from './en'

export const se: WayMessages = {
  title: (name) => `Vägen till ${name}`,
  moved: (name) => `${name} har flyttat. Här är den nya vägen.`,
  movedAway: (name) => `${name} har flyttat och finns inte på kartan.`,
  notOnMap: (name) => `${name} finns inte på kartan.`,
  noStart: 'Kiosken där vägen började finns inte längre på kartan. Sök vägen på en annan kiosk.',
  stepFreeOn: 'Utan trappor och rulltrappor.',
  toStepFree: 'Visa vägen utan trappor',
  toFastest: 'Visa den snabbaste vägen',
  start: 'Kiosken',
  map: (floor) => `Karta över ${floor}`,
  mapOfWay: (floor) => `Karta över ${floor} med vägen, som stegen nedanför beskriver`,
  steps: (floor) => `Steg på ${floor}`,
  hours: 'Öppettider',
  closed: 'Stängt',
  gone: {
    title: 'Finns inte kvar',
    record: 'Stället som du söker finns inte kvar i köpcentrumet.',
    station: 'Kiosken där vägen började finns inte kvar. Sök vägen på en annan kiosk.',
    address: 'Den här adressen leder inte till någon väg. Skanna koden på kiosken igen.',
  },
  unavailable: {
    title: 'Vägen kan inte visas just nu',
    text: 'Vänta en stund och ladda sidan igen.',
  },
}
