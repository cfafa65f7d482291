import type { LanguageCode } from '@kiosk-admin/api-client'

const en = {
  scan: 'Scan the code to open this page on your phone.',
  code: (name: string) => `QR code for ${name}`,
  notShown: 'Can’t show this website here. Scan the code to open it on your phone.',
  notSaved: 'Save the record to see its website here. Visitors see it once it’s published.',
  close: 'Close',
  stillReading: 'Still reading?',
  closesIn: (seconds: number) => `The website closes in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  keepReading: 'Yes, keep reading',
}
type SiteMessages = typeof en

const se: SiteMessages = {
  scan: 'Skanna koden med mobilen för att ta med dig sidan.',
  code: (name) => `Kod med adressen till ${name}`,
  notShown: 'Webbplatsen kan inte visas här. Skanna koden för att öppna den i telefonen.',
  notSaved: 'Spara posten för att se webbplatsen här. Besökare ser den när den har publicerats.',
  close: 'Stäng',
  stillReading: 'Läser du fortfarande?',
  closesIn: (seconds) => `Webbplatsen stängs om ${seconds} sekunder.`,
  keepReading: 'Ja, fortsätt läsa',
}

const no: SiteMessages = {
  scan: 'Skann koden med telefonen for å ta med deg siden.',
  code: (name) => `Kode med adressen til ${name}`,
  notShown: 'Nettstedet kan ikke vises her. Skann koden for å åpne det på telefonen.',
  notSaved: 'Lagre oppføringen for å se nettstedet her. Besøkende ser det når det er publisert.',
  close: 'Lukk',
  stillReading: 'Leser du fortsatt?',
  closesIn: (seconds) => `Nettstedet lukkes om ${seconds} sekunder.`,
  keepReading: 'Ja, les videre',
}

const is: SiteMessages = {
  scan: 'Skannaðu kóðann með símanum til að taka síðuna með þér.',
  code: (name) => `Kóði með vefslóðinni hjá ${name}`,
  notShown: 'Ekki er hægt að sýna vefsíðuna hér. Skannaðu kóðann til að opna hana í símanum.',
  notSaved: 'Vistaðu færsluna til að sjá vefsíðuna hér. Gestir sjá hana eftir birtingu.',
  close: 'Loka',
  stillReading: 'Ertu enn að lesa?',
  closesIn: (seconds) => `Vefsíðan lokast eftir ${seconds} sekúndur.`,
  keepReading: 'Já, lesa áfram',
}

export const siteMessages: Record<LanguageCode, SiteMessages> = { en, se, no, is }
