import type { SpeechMessages } from './en'

export const se: SpeechMessages = {
  started: 'Uppläsning är på.',
  keys: 'Med upp- och nedpilen går du genom sidan, med vänster- och högerpilen mellan delarna. Enter väljer, Tillbaka går tillbaka.',
  gridKeys: 'Här gäller alla fyra pilarna.',
  items: (count) => `${count} objekt.`,
  place: (at, count) => `${at} av ${count}`,
  volume: (at, most) => `Volym ${at} av ${most}`,
  on: 'på',
  off: 'av',
  current: 'aktuell',
  unavailable: 'inte tillgänglig',
  empty: 'tomt',
  roles: {
    button: 'knapp',
    link: 'länk',
    searchbox: 'sökfält',
    textbox: 'textfält',
    heading: 'rubrik',
    img: 'bild',
  },
}
