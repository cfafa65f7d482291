import type { SlideshowLabels } from './en'

export const se: SlideshowLabels = {
  slideshow: 'bildspel',
  slide: 'bild',
  place: (place, count, name) => `${place} av ${count}: ${name}`,
  count: (place, count) => `${place} av ${count}`,
  controls: 'Uppspelning',
  play: 'Spela upp',
  pause: 'Pausa',
  space: 'Mellanslag',
  previous: 'Föregående bild',
  next: 'Nästa bild',
  waiting: 'Väntar på nästa bild',
  preview: (name) => `Förhandsgranskning av ${name}`,
  screen: 'Skärm',
  portrait: 'Stående',
  landscape: 'Liggande',
  nothing: 'Ingen bild visas i dag',
  nothingHelp: 'På den här skärmen visar kioskerna bara bakgrunden.',
  broken: 'Bilderna kunde inte laddas',
  brokenHelp: 'Deras foton och videor saknas eller kan inte nås.',
}
