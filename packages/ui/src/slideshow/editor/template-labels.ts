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
