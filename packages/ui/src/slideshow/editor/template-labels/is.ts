import type { TemplateLabels } from './en'

export const is: TemplateLabels = {
  heading: 'Sniðmát',
  fromTemplate: 'Skyggna eftir sniðmáti',
  headline: 'Fyrirsögn yfir mynd',
  offer: 'Tilboð',
  hours: 'Opnunartími',
  event: 'Viðburður',
  split: 'Mynd og texti',
  caption: 'Heil mynd með myndatexta',
}
