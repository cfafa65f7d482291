import type { SiteMessages } from './en'

export const se: SiteMessages = {
  scan: 'Skanna koden med mobilen för att ta med dig sidan.',
  code: (name) => `Kod med adressen till ${name}`,
  notShown: 'Webbplatsen kan inte visas här. Skanna koden för att öppna den i telefonen.',
  notSaved: 'Spara posten för att se webbplatsen här. Besökare ser den när den har publicerats.',
  close: 'Stäng',
  stillReading: 'Läser du fortfarande?',
  closesIn: (seconds) => `Webbplatsen stängs om ${seconds} sekunder.`,
  keepReading: 'Ja, fortsätt läsa',
}
