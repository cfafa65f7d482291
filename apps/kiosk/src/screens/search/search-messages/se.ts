import type { SearchMessages } from './en'

export const se: SearchMessages = {
  title: 'Sök',
  hint: 'Butik, kategori eller erbjudande',
  clear: 'Rensa',
  openNow: 'Öppet nu',
  results: 'Träffar',
  count: (count) => (count === 1 ? '1 träff' : `${count} träffar`),
  nothing: (text) => `Inga träffar på ”${text}”.`,
  nothingHint: 'Kontrollera stavningen, prova ett kortare ord eller leta i A–Ö.',
  browse: 'Visa A–Ö',
  nothingOpen: 'Ingen av träffarna har öppet nu.',
  showClosed: 'Visa även stängda',
  letter: 'Första bokstaven',
  keyboard: 'Tangentbord',
  space: 'Mellanslag',
  backspace: 'Ta bort',
  minutes: (count) => `${count} min`,
  kinds: {
    category: 'Kategori',
    service: 'Tjänst',
    offer: 'Erbjudande',
    event: 'Evenemang',
    place: 'I närheten',
    garage: 'Parkering',
  },
}
