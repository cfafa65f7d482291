import type { SiteMessages } from './en'

export const no: SiteMessages = {
  scan: 'Skann koden med telefonen for å ta med deg siden.',
  code: (name) => `Kode med adressen til ${name}`,
  notShown: 'Nettstedet kan ikke vises her. Skann koden for å åpne det på telefonen.',
  notSaved: 'Lagre oppføringen for å se nettstedet her. Besøkende ser det når det er publisert.',
  close: 'Lukk',
  stillReading: 'Leser du fortsatt?',
  closesIn: (seconds) => `Nettstedet lukkes om ${seconds} sekunder.`,
  keepReading: 'Ja, les videre',
}
