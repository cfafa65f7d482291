import type { SearchMessages } from './en'

export const no: SearchMessages = {
  title: 'Søk',
  hint: 'Butikk, kategori eller tilbud',
  clear: 'Tøm',
  openNow: 'Åpent nå',
  results: 'Treff',
  count: (count) => `${count} treff`,
  nothing: (text) => `Ingen treff på «${text}».`,
  nothingHint: 'Kontroller stavemåten, prøv et kortere ord eller se under A–Å.',
  browse: 'Vis A–Å',
  nothingOpen: 'Ingen av treffene har åpent nå.',
  showClosed: 'Vis også stengte',
  letter: 'Første bokstav',
  keyboard: 'Tastatur',
  space: 'Mellomrom',
  backspace: 'Slett',
  minutes: (count) => `${count} min`,
  kinds: {
    category: 'Kategori',
    service: 'Tjeneste',
    offer: 'Tilbud',
    event: 'Arrangement',
    place: 'I nærheten',
    garage: 'Parkering',
  },
}
