import type { WayMessages } from './en'

export const no: WayMessages = {
  title: (name) => `Veien til ${name}`,
  moved: (name) => `${name} har flyttet. Her er den nye veien.`,
  movedAway: (name) => `${name} har flyttet og er ikke på kartet.`,
  notOnMap: (name) => `${name} er ikke på kartet.`,
  noStart: 'Kiosken der veien begynte, er ikke lenger på kartet. Finn veien på en annen kiosk.',
  stepFreeOn: 'Uten trapper og rulletrapper.',
  toStepFree: 'Vis veien uten trapper',
  toFastest: 'Vis den raskeste veien',
  start: 'Kiosken',
  map: (floor) => `Kart over ${floor}`,
  mapOfWay: (floor) => `Kart over ${floor} med veien, som trinnene nedenfor beskriver`,
  steps: (floor) => `Trinn på ${floor}`,
  hours: 'Åpningstider',
  closed: 'Stengt',
  gone: {
    title: 'Finnes ikke lenger',
    record: 'Stedet du leter etter, finnes ikke lenger på kjøpesenteret.',
    station: 'Kiosken der veien begynte, er ikke der lenger. Finn veien på en annen kiosk.',
    address: 'Denne adressen fører ikke til noen vei. Skann koden på kiosken på nytt.',
  },
  unavailable: {
    title: 'Veien kan ikke vises akkurat nå',
    text: 'Vent litt og last inn siden på nytt.',
  },
}
