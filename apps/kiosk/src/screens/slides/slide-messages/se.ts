import type { SlideMessages } from './en'

export const se: SlideMessages = {
  slideshow: 'bildspel',
  slide: 'bild',
  place: (number, count) => `${number} av ${count}`,
  news: 'Nytt från köpcentrumet',
  screensaver: 'Tryck på skärmen för att börja',
  pause: 'Pausa',
  play: 'Spela upp',
}
