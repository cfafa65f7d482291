import type { TemplateLabels } from './en'

export const no: TemplateLabels = {
  heading: 'Maler',
  fromTemplate: 'Lysbilde fra mal',
  headline: 'Overskrift over bilde',
  offer: 'Tilbud',
  hours: 'Åpningstider',
  event: 'Arrangement',
  split: 'Bilde og tekst',
  caption: 'Helbilde med bildetekst',
}
