export const en = {
  title: 'Search',
  hint: 'Shop, category or offer',
  clear: 'Clear',
  openNow: 'Open now',
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (text: string) => `Nothing found for “${text}”.`,
  nothingHint: 'Check the spelling, try a shorter word, or look under A–Z.',
  browse: 'Show A–Z',
  nothingOpen: 'Nothing that was found is open now.',
  showClosed: 'Show closed, too',
  letter: 'First letter',
  keyboard: 'Keyboard',
  space: 'Space',
  backspace: 'Delete',
  minutes: (count: number) => `${count} min`,
  kinds: {
    category: 'Category',
    service: 'Service',
    offer: 'Offer',
    event: 'Event',
    place: 'Nearby',
    garage: 'Parking',
  },
}

export type SearchMessages = typeof en
