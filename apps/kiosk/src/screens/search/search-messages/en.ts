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
  nothingOpen: 'None of the results are open now.',
  showClosed: 'Include closed places',
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
