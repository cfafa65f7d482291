/** What the templates of slides are called. */
export const en = {
  heading: 'Templates',
  fromTemplate: 'Slide from a template',
  headline: 'Headline over picture',
  offer: 'Offer',
  hours: 'Opening hours',
  event: 'Event',
  split: 'Picture and text',
  caption: 'Full-screen picture with caption',
}

export type TemplateLabels = typeof en
