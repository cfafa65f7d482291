import type { SlideMessages } from './en'

export const no: SlideMessages = {
  slideshow: 'lysbildeserie',
  slide: 'lysbilde',
  place: (number, count) => `${number} av ${count}`,
  news: 'Nytt fra senteret',
  screensaver: 'Trykk på skjermen for å begynne',
  pause: 'Sett på pause',
  play: 'Spill av',
}
