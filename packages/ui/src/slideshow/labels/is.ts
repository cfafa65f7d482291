import type { SlideshowLabels } from './en'

export const is: SlideshowLabels = {
  slideshow: 'skyggnusýning',
  slide: 'skyggna',
  place: (place, count, name) => `${place} af ${count}: ${name}`,
  count: (place, count) => `${place} af ${count}`,
  controls: 'Spilun',
  play: 'Spila',
  pause: 'Gera hlé',
  space: 'Bilslá',
  previous: 'Fyrri skyggna',
  next: 'Næsta skyggna',
  waiting: 'Beðið eftir næstu skyggnu',
  preview: (name) => `Forskoðun: ${name}`,
  screen: 'Skjár',
  portrait: 'Lóðréttur',
  landscape: 'Láréttur',
  nothing: 'Engin skyggna er sýnd í dag',
  nothingHelp: 'Skjáirnir sýna þá aðeins bakgrunninn.',
  broken: 'Ekki tókst að sækja skyggnurnar',
  brokenHelp: 'Myndir þeirra og myndbönd vantar, eða ekki tókst að ná í þau.',
}
