export const en = {
  /** What the whole is, for screen readers. */
  slideshow: 'slideshow',
  /** What one of it is, for screen readers. */
  slide: 'slide',
  place: (place: string, count: string, name: string) => `${place} of ${count}: ${name}`,
  count: (place: string, count: string) => `${place} of ${count}`,
  controls: 'Playback',
  play: 'Play',
  pause: 'Pause',
  /** The name of the key. */
  space: 'Space',
  previous: 'Previous slide',
  next: 'Next slide',
  waiting: 'Waiting for the next slide',
  preview: (name: string) => `Preview of ${name}`,
  screen: 'Screen',
  portrait: 'Portrait',
  landscape: 'Landscape',
  nothing: 'No slides are shown today',
  nothingHelp: 'On this screen the kiosks show only the background.',
  broken: 'Couldn’t load the slides',
  brokenHelp: 'Their pictures and videos are missing, or can’t be reached.',
}

export type SlideshowLabels = typeof en
