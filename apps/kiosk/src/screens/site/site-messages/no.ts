import type { SiteMessages } from './en'

export const no: SiteMessages = {
  scan: 'Skann koden med telefonen for å ta med deg siden.',
  code: (name) => `Kode med adressen til ${name}`,
  notShown: 'Nettstedet kan ikke vises her. Skann koden for å åpne det på telefonen.',
  notSaved: 'Lagre oppføringen for å se nettstedet her. Besøkende ser det når det er publisert.',
  close: 'Lukk',
  stillReading: 'Leser du fortsatt?',
  closesIn: (seconds) => `Nettstedet lukkes om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  keepReading: 'Ja, les videre',
  document: {
    page: (number, count) => `Side ${number} av ${count}`,
    scan: 'Skann koden for å åpne dokumentet på telefonen.',
    notShown: 'Dokumentet kan ikke vises her. Skann koden for å åpne det på telefonen.',
    notHere: 'Dokumentet kan ikke vises her.',
    closesIn: (seconds) => `Dokumentet lukkes om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  },
}
