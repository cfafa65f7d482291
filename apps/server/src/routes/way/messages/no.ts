import type { WayMessages } from './en'

export const no: WayMessages = {
  title: (name) => `Veibeskrivelse: ${name}`,
  moved: (name) => `Har flyttet: ${name}. Her er den nye veien.`,
  movedAway: (name) => `Har flyttet og er ikke på kartet: ${name}.`,
  notOnMap: (name) => `Ikke på kartet: ${name}.`,
  noStart: 'Skjermen der veien begynte, er ikke lenger på kartet. Finn veien på en annen skjerm.',
  stepFreeOn: 'Uten trapper og rulletrapper.',
  toStepFree: 'Vis veien uten trapper',
  toFastest: 'Vis den raskeste veien',
  start: 'Du starter her',
  map: (floor) => `Kart over ${floor}`,
  mapOfWay: (floor) => `Kart over ${floor} med veien, som trinnene nedenfor beskriver`,
  steps: (floor) => `Trinn: ${floor}`,
  hours: 'Åpningstider',
  closed: 'Stengt',
  gone: {
    title: 'Finnes ikke lenger',
    record: 'Stedet du leter etter, finnes ikke lenger på kjøpesenteret.',
    station: 'Skjermen der veien begynte, er ikke der lenger. Finn veien på en annen skjerm.',
    address: 'Lenken går ikke til noen veibeskrivelse. Skann koden på skjermen på nytt.',
  },
  unavailable: {
    title: 'Veien kan ikke vises akkurat nå',
    text: 'Vent litt, og last inn siden på nytt.',
  },
}
