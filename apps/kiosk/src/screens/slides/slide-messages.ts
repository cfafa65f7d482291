import type { LanguageCode } from '@kiosk-admin/api-client'

const en = {
  /** What it is, for screen readers. */
  slideshow: 'slideshow',
  slide: 'slide',
  place: (number: string, count: string) => `${number} of ${count}`,
  news: 'News from the mall',
  screensaver: 'Touch the screen to start',
  pause: 'Pause',
  play: 'Play',
}
type SlideMessages = typeof en

const se: SlideMessages = {
  slideshow: 'bildspel',
  slide: 'bild',
  place: (number, count) => `${number} av ${count}`,
  news: 'Nytt från köpcentrumet',
  screensaver: 'Tryck på skärmen för att börja',
  pause: 'Pausa',
  play: 'Spela upp',
}

const no: SlideMessages = {
  slideshow: 'lysbildeserie',
  slide: 'lysbilde',
  place: (number, count) => `${number} av ${count}`,
  news: 'Nytt fra senteret',
  screensaver: 'Trykk på skjermen for å begynne',
  pause: 'Sett på pause',
  play: 'Spill av',
}

const is: SlideMessages = {
  slideshow: 'skyggnusýning',
  slide: 'skyggna',
  place: (number, count) => `${number} af ${count}`,
  news: 'Fréttir úr verslunarmiðstöðinni',
  screensaver: 'Snertu skjáinn til að byrja',
  pause: 'Gera hlé',
  play: 'Spila',
}

export const slideMessages: Record<LanguageCode, SlideMessages> = { en, se, no, is }
