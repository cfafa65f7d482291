import { numberOf } from '../id'
import { type MotifName, motif } from './motifs'
import { type Palette, palettes } from './palette'
import { circle, path, rect, stroke, svg, times } from './svg'

type Ground = (ink: string, accent: string, light: string) => string

const wave = (y: number, depth: number) =>
  `M-4 ${y}c20 0 20-${depth} 42-${depth}s20 ${depth} 42 ${depth} 20-${depth} 42-${depth} 20 ${depth} 42 ${depth}`

/** Background patterns, faint enough for the drawing in front. */
const grounds: Ground[] = [
  (ink) => times(6, (i) => `<g opacity=".28">${stroke(wave(18 + i * 13, 7), ink, 3)}</g>`),
  (ink) =>
    times(12, (i) => {
      const [x1, y1] = around(i * 30)
      const [x2, y2] = around(i * 30 + 15)
      return `<g opacity=".22">${path(`M80 45 ${x1} ${y1} ${x2} ${y2}z`, ink)}</g>`
    }),
  (ink, accent) => `<g opacity=".35">${circle(128, 18, 34, accent)}${circle(20, 84, 26, ink)}</g>`,
  (ink) => times(40, (i) => `<g opacity=".35">${circle(10 + (i % 8) * 20, 9 + Math.floor(i / 8) * 18, 1.6, ink)}</g>`),
  (ink, accent) => `<g opacity=".4">${rect(0, 68, 160, 22, ink)}${rect(0, 66, 160, 2, accent)}</g>`,
  (ink, accent, light) =>
    [ink, accent, light].map((colour, i) => `<g opacity=".3">${stroke(arc(60 - i * 12), colour, 9)}</g>`).join(''),
  (ink) =>
    times(7, (i) => `<g opacity=".2">${path(`M${i * 26 - 20} 90 ${i * 26 + 20} 0h12L${i * 26 - 8} 90z`, ink)}</g>`),
]

const around = (degrees: number) =>
  [Math.cos, Math.sin].map((f, axis) => Math.round((axis ? 45 : 80) + 110 * f((degrees * Math.PI) / 180)))

const arc = (r: number) => `M${80 - r} 92a${r} ${r} 0 0 1 ${2 * r} 0`

/** A motif on a pattern, 1600 by 900, for offers and categories. */
export function poster(key: string, name: MotifName, palette: Palette): string {
  const [ground, ink, accent, light] = palettes[palette]
  const pattern = grounds[numberOf(`poster ${key}`) % grounds.length]
  const halo = `<g opacity=".16">${circle(80, 45, 36, light)}</g>`
  const inside = (pattern?.(ink, accent, light) ?? '') + halo + motif(name, ink, accent, 'translate(48 13) scale(2)')
  return svg([160, 90], 10, rect(0, 0, 160, 90, ground) + inside)
}

export const posterSize = { width: 1600, height: 900 }
