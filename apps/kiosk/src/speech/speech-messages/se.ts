import type { SpeechMessages } from './en'

export const se: SpeechMessages = {
  started: 'Uppläsning är på.',
  keys: 'Upp och ner går genom sidan, vänster och höger mellan dess delar. Enter väljer. Tillbaka går tillbaka.',
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
