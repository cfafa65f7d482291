import type { SlideFrame, SlideLayer } from '../../slideshow'
import type { TemplateLabels } from '../template-labels/en'
import { type SampleTexts, samplesOf } from './template-samples'

/** Brand of the mall on its slides. */
export type SlideBrand = {
  /** `#rrggbb`. @default the blue-green of the kit */
  colour?: string | undefined
  /** Id of the mall's logo in the media library. */
  logoId?: string | undefined
}

/** A template of a slide, with layers without ids. */
export type SlideTemplate = {
  id: keyof Omit<TemplateLabels, 'heading' | 'fromTemplate'>
  name: string
  layers: readonly Part[]
}
type Part = Omit<SlideLayer, 'id'>

const usualBrand = '#0b6478'

const frame = (x: number, y: number, width: number, height: number): SlideFrame => ({ x, y, width, height })
const whole = frame(0, 0, 1, 1)

/** Six templates with the colour and logo of a mall and sample texts in its languages. */
export function slideTemplates(
  { colour = usualBrand, logoId }: SlideBrand,
  languages: readonly string[],
  names: TemplateLabels,
): SlideTemplate[] {
  const sampleTexts = samplesOf(languages)
  const both = { for: 'both' } as const
  const picture = (portrait: SlideFrame, landscape: SlideFrame): Part => ({
    ...both,
    kind: 'image',
    fit: 'cover',
    frame: portrait,
    landscapeFrame: landscape,
  })
  const block = (portrait: SlideFrame, landscape: SlideFrame): Part => ({
    ...both,
    kind: 'text',
    text: {},
    fill: colour,
    frame: portrait,
    landscapeFrame: landscape,
  })
  const text = (sample: keyof SampleTexts, portrait: SlideFrame, landscape: SlideFrame): Part => ({
    ...both,
    kind: 'text',
    text: sampleTexts[sample],
    frame: portrait,
    landscapeFrame: landscape,
  })
  const logo = (portrait: SlideFrame, landscape: SlideFrame): Part[] =>
    logoId ? [{ ...both, kind: 'image', mediaId: logoId, frame: portrait, landscapeFrame: landscape }] : []
  const template = (id: SlideTemplate['id'], ...layers: Part[]): SlideTemplate => ({ id, name: names[id], layers })
  return [
    template(
      'headline',
      picture(frame(0, 0, 1, 0.62), frame(0, 0, 1, 0.62)),
      block(frame(0, 0.62, 1, 0.38), frame(0, 0.62, 1, 0.38)),
      text('headline', frame(0.07, 0.655, 0.86, 0.19), frame(0.05, 0.68, 0.74, 0.16)),
      text('lead', frame(0.07, 0.86, 0.62, 0.1), frame(0.05, 0.85, 0.7, 0.1)),
      ...logo(frame(0.74, 0.88, 0.19, 0.07), frame(0.83, 0.74, 0.12, 0.14)),
    ),
    template(
      'offer',
      block(whole, whole),
      text('shop', frame(0.07, 0.06, 0.86, 0.06), frame(0.05, 0.09, 0.44, 0.1)),
      text('percent', frame(0.07, 0.12, 0.86, 0.16), frame(0.05, 0.2, 0.44, 0.28)),
      text('offer', frame(0.07, 0.28, 0.86, 0.12), frame(0.05, 0.52, 0.44, 0.2)),
      picture(frame(0, 0.43, 1, 0.57), frame(0.52, 0, 0.48, 1)),
      ...logo(frame(0.74, 0.05, 0.19, 0.07), frame(0.05, 0.8, 0.12, 0.13)),
    ),
    template(
      'hours',
      block(whole, whole),
      text('hours', frame(0.08, 0.16, 0.84, 0.16), frame(0.06, 0.16, 0.4, 0.3)),
      text('times', frame(0.08, 0.36, 0.84, 0.4), frame(0.5, 0.17, 0.44, 0.7)),
      ...logo(frame(0.08, 0.86, 0.3, 0.07), frame(0.06, 0.76, 0.18, 0.14)),
    ),
    template(
      'event',
      picture(frame(0, 0, 1, 0.5), frame(0.5, 0, 0.5, 1)),
      block(frame(0, 0.5, 1, 0.12), frame(0, 0, 0.5, 0.26)),
      text('date', frame(0.07, 0.525, 0.86, 0.08), frame(0.05, 0.07, 0.42, 0.15)),
      text('event', frame(0.07, 0.66, 0.86, 0.16), frame(0.05, 0.34, 0.42, 0.3)),
      text('place', frame(0.07, 0.83, 0.6, 0.1), frame(0.05, 0.68, 0.42, 0.16)),
      ...logo(frame(0.74, 0.88, 0.19, 0.07), frame(0.05, 0.84, 0.12, 0.1)),
    ),
    template(
      'split',
      picture(frame(0, 0, 1, 0.5), frame(0, 0, 0.5, 1)),
      block(frame(0, 0.5, 1, 0.5), frame(0.5, 0, 0.5, 1)),
      text('headline', frame(0.08, 0.54, 0.84, 0.19), frame(0.55, 0.12, 0.4, 0.34)),
      text('body', frame(0.08, 0.74, 0.84, 0.14), frame(0.55, 0.48, 0.4, 0.3)),
      ...logo(frame(0.08, 0.9, 0.25, 0.06), frame(0.55, 0.82, 0.14, 0.12)),
    ),
    template(
      'caption',
      picture(whole, whole),
      text('caption', frame(0.06, 0.83, 0.88, 0.12), frame(0.04, 0.8, 0.7, 0.16)),
      ...logo(frame(0.75, 0.04, 0.19, 0.07), frame(0.84, 0.05, 0.12, 0.14)),
    ),
  ]
}
