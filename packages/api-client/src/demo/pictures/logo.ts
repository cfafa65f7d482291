import { numberOf } from '../id'
import { lettering } from './glyphs'
import { type MotifName, motif } from './motifs'
import { type Colours, type Palette, paletteNames, palettes } from './palette'
import { circle, path, rect, stroke, svg } from './svg'

/** `mountain night`: a drawing and its colours; without a drawing, a monogram. */
export type LogoSpec = `${MotifName} ${Palette}` | Palette

type Monogram = (letters: string, colours: Colours) => string

const centred = (letters: string, colour: string, height = 13, y = 16) =>
  lettering(letters, { x: 16, y, height: letters.length > 1 ? height * 0.72 : height, colour, weight: 2.4 })

/** Styles of monograms; their shapes differ, so that logos with the same letters do, too. */
const monograms: Monogram[] = [
  (letters, [, ink]) => centred(letters, ink, 15),
  (letters, [, ink, accent]) => `${centred(letters, ink, 12, 14)}${rect(9, 23.4, 14, 2.4, accent)}`,
  (letters, [, ink]) => `${stroke('M16 4a12 12 0 1 0 0 24 12 12 0 1 0 0-24z', ink, 1.6)}${centred(letters, ink, 10.5)}`,
  (letters, [ground, ink]) => `${circle(16, 16, 12, ink)}${centred(letters, ground, 11)}`,
  (letters, [, ink, accent]) => `${path('M0 32V17l15 15z', accent)}${centred(letters, ink, 14)}`,
  (letters, [, ink, accent]) => `${centred(letters, ink, 14)}${circle(25.4, 25.4, 2.6, accent)}`,
  (letters, [, ink, accent]) => `${rect(0, 0, 5, 32, accent)}${centred(letters, ink, 14)}`,
  (letters, [ground, ink]) => `${path('M16 2 30 16 16 30 2 16z', ink)}${centred(letters.charAt(0), ground, 10)}`,
  (letters, [, ink]) => `${stroke('M5 5h22v22H5z', ink, 1.4)}${centred(letters, ink, 11.5)}`,
  (letters, [, ink, accent]) => `${path('M0 32a16 9 0 0 1 32 0z', accent)}${centred(letters, ink, 12, 12.6)}`,
]

const initials = (name: string, count: number) =>
  name
    .split(/[ &]+/)
    .slice(0, count)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** A shop's logo on its background, 256 by 256. */
export function logo(name: string, spec?: LogoSpec): string {
  const chance = numberOf(`logo ${name}`)
  const [first, second] = (spec ?? '').split(' ') as [MotifName | Palette | '', Palette | undefined]
  const palette = second ?? ((first || paletteNames[chance % paletteNames.length]) as Palette)
  const colours: Colours = palettes[palette]
  const [ground, ink, accent] = colours
  const monogram = monograms[(chance >>> 8) % monograms.length]
  // one letter for logos with given colours; otherwise two for every third
  const letters = initials(name, !spec && chance % 3 === 0 ? 2 : 1)
  const mark = second ? motif(first as MotifName, ink, accent) : (monogram?.(letters, colours) ?? '')
  return svg([32, 32], 8, rect(0, 0, 32, 32, ground) + mark)
}

export const logoSize = { width: 256, height: 256 }
