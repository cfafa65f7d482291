import type { TemplateLabels } from './en'

export const se: TemplateLabels = {
  heading: 'Mallar',
  fromTemplate: 'Bild från mall',
  headline: 'Rubrik över foto',
  offer: 'Erbjudande',
  hours: 'Öppettider',
  event: 'Evenemang',
  split: 'Foto och text',
  caption: 'Stort foto med bildtext',
}
