export const en = {
  /** Role description for screen readers. */
  slideshow: 'slideshow',
  slide: 'slide',
  place: (number: string, count: string) => `${number} of ${count}`,
  news: 'News from the mall',
  screensaver: 'Touch the screen to start',
  pause: 'Pause',
  play: 'Play',
}

export type SlideMessages = typeof en
