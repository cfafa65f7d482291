import type { SiteMessages } from './en'

export const se: SiteMessages = {
  scan: 'Skanna koden med mobilen för att ta med dig sidan.',
  code: (name) => `Kod med adressen till ${name}`,
  notShown: 'Webbplatsen kan inte visas här. Skanna koden för att öppna den i mobilen.',
  notSaved: 'Spara posten för att se webbplatsen här. Besökare ser den när den har publicerats.',
  close: 'Stäng',
  stillReading: 'Läser du fortfarande?',
  closesIn: (seconds) => `Webbplatsen stängs om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  keepReading: 'Ja, fortsätt läsa',
  document: {
    page: (number, count) => `Sida ${number} av ${count}`,
    scan: 'Skanna koden för att öppna dokumentet i mobilen.',
    notShown: 'Dokumentet kan inte visas här. Skanna koden för att öppna det i mobilen.',
    notHere: 'Dokumentet kan inte visas här.',
    closesIn: (seconds) => `Dokumentet stängs om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  },
}
