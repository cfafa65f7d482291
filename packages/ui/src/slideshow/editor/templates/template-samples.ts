import type { TextByLanguage } from '../../../internal/localised-text'
import type { Slide } from '../../slideshow'
import { plainOf } from '../stage/plain-text'

const large = (text: string) => `<p><span class="text-large">${text}</span></p>`
const headline = (text: string) => `<h2><span class="text-huge">${text}</span></h2>`
const heading = (text: string) => `<h2>${text}</h2>`

/** Sample texts by language, worded for visitors in case they are published unchanged. */
const samples = {
  headline: {
    en: headline('New this week'),
    se: headline('Nytt i veckan'),
    no: headline('Nytt denne uken'),
    is: headline('Nýtt í vikunni'),
  },
  lead: {
    en: large('Come in and have a look'),
    se: large('Kom in och titta'),
    no: large('Kom innom og se'),
    is: large('Komdu og skoðaðu'),
  },
  shop: {
    en: large('Shop, floor 1'),
    se: large('Butik, plan 1'),
    no: large('Butikk, 1. etasje'),
    is: large('Verslun, 1. hæð'),
  },
  percent: { en: headline('20%'), se: headline('20 %'), no: headline('20 %'), is: headline('20%') },
  offer: {
    en: heading('off everything, this week only'),
    se: heading('rabatt på allt, bara den här veckan'),
    no: heading('rabatt på alt, bare denne uken'),
    is: heading('afsláttur af öllu, aðeins þessa viku'),
  },
  hours: {
    en: headline('Opening hours'),
    se: headline('Öppettider'),
    no: headline('Åpningstider'),
    is: headline('Opnunartími'),
  },
  times: {
    en: `${heading('Mon–Fri 10–20')}${heading('Sat 10–18')}${heading('Sun 11–17')}`,
    se: `${heading('Mån–fre 10–20')}${heading('Lör 10–18')}${heading('Sön 11–17')}`,
    no: `${heading('Man–fre 10–20')}${heading('Lør 10–18')}${heading('Søn 11–17')}`,
    is: `${heading('Mán.–fös. 10–20')}${heading('Lau. 10–18')}${heading('Sun. 11–17')}`,
  },
  date: {
    en: heading('Saturday 12–16'),
    se: heading('Lördag 12–16'),
    no: heading('Lørdag 12–16'),
    is: heading('Laugardag 12–16'),
  },
  event: {
    en: headline('Family day'),
    se: headline('Familjedag'),
    no: headline('Familiedag'),
    is: headline('Fjölskyldudagur'),
  },
  place: {
    en: large('In the square, floor 1'),
    se: large('På torget, plan 1'),
    no: large('På torget, 1. etasje'),
    is: large('Á torginu, 1. hæð'),
  },
  body: {
    en: large('Tell visitors in a sentence or two why this is worth a visit.'),
    se: large('Berätta i en mening eller två varför det är värt ett besök.'),
    no: large('Fortell med en setning eller to hvorfor det er verdt et besøk.'),
    is: large('Segðu í einni eða tveimur setningum hvers vegna þetta er heimsóknar virði.'),
  },
  caption: {
    en: heading('A caption for the picture'),
    se: heading('En bildtext till bilden'),
    no: heading('En bildetekst'),
    is: heading('Texti við myndina'),
  },
} as const

export type SampleTexts = { [sample in keyof typeof samples]: TextByLanguage }

/** Sample texts in some languages; unknown languages have none. */
export const samplesOf = (languages: readonly string[]): SampleTexts =>
  Object.fromEntries(
    Object.entries(samples).map(([sample, texts]) => [
      sample,
      Object.fromEntries(Object.entries(texts).filter(([code]) => languages.includes(code))),
    ]),
  ) as SampleTexts

/** Whether a text has the words of one sample in each of its languages, whatever their style. */
function sampleOf(text: TextByLanguage = {}): keyof typeof samples | undefined {
  const texts = Object.entries(text).filter(([, html]) => html)
  const found = Object.entries(samples).find(
    ([, sample]) =>
      texts.length > 0 &&
      texts.every(([code, html = '']) => plainOf(html) === plainOf((sample as TextByLanguage)[code] ?? '')),
  )
  return found?.[0] as keyof typeof samples | undefined
}

/** Whether a text is still the sample of a template. */
export const isSample = (text: TextByLanguage | undefined): boolean => sampleOf(text) !== undefined

/** Slides with texts that nobody has replaced since they came from a template. A heading “Opening hours” is right as it is. */
export const slidesWithSamples = <S extends Pick<Slide, 'layers'>>(slides: readonly S[]): S[] =>
  slides.filter(({ layers }) =>
    layers.some(({ text }) => {
      const sample = sampleOf(text)
      return sample !== undefined && sample !== 'hours'
    }),
  )
