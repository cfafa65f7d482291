import type { SlideMessages } from './en'

export const is: SlideMessages = {
  slideshow: 'skyggnusýning',
  slide: 'skyggna',
  place: (number, count) => `${number} af ${count}`,
  news: 'Fréttir úr verslunarmiðstöðinni',
  screensaver: 'Snertu skjáinn til að byrja',
  pause: 'Gera hlé',
  play: 'Spila',
}
