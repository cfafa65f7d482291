import type { SlideshowLabels } from './en'

export const no: SlideshowLabels = {
  slideshow: 'lysbildeserie',
  slide: 'lysbilde',
  place: (place, count, name) => `${place} av ${count}: ${name}`,
  count: (place, count) => `${place} av ${count}`,
  controls: 'Avspilling',
  play: 'Spill av',
  pause: 'Sett på pause',
  space: 'Mellomrom',
  previous: 'Forrige lysbilde',
  next: 'Neste lysbilde',
  waiting: 'Venter på neste lysbilde',
  preview: (name) => `Forhåndsvisning av ${name}`,
  screen: 'Skjerm',
  portrait: 'Stående',
  landscape: 'Liggende',
  nothing: 'Ingen lysbilder vises i dag',
  nothingHelp: 'På denne skjermen viser kioskene bare bakgrunnen.',
  broken: 'Lysbildene kunne ikke lastes inn',
  brokenHelp: 'Bildene og videoene deres mangler eller kan ikke nås.',
}
