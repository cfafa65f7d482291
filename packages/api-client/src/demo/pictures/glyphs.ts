/**
 * Capital letters as single strokes, 10 high: [width, path]. Logos are shown by <img>, which cannot use the page's fonts,
 * so their letters are drawn.
 */
const ring = 'M4.5 0a4.5 5 0 1 0 0 10 4.5 5 0 1 0 0-10z'
const a = 'M0 10 4 0l4 10M1.6 6.5h4.8'

const glyphs: Record<string, readonly [width: number, path: string]> = {
  A: [8, a],
  B: [6, 'M0 0v10h3.2a2.7 2.7 0 0 0 0-5.4H0M3.2 4.6a2.3 2.3 0 0 0 0-4.6H0'],
  C: [8, 'M8 2a4.6 5 0 1 0 0 6'],
  D: [7.4, 'M0 0v10h2.5a5 5 0 0 0 0-10z'],
  E: [6, 'M6 0H0v10h6M0 5h5'],
  F: [6, 'M6 0H0v10M0 5h5'],
  G: [8.6, 'M8 2a4.6 5 0 1 0 .6 4H5.4'],
  H: [7, 'M0 0v10M7 0v10M0 5h7'],
  I: [1, 'M.5 0v10'],
  J: [5, 'M5 0v7a2.5 3 0 0 1-5 0'],
  K: [6.5, 'M0 0v10M6.3 0 0 6M2.3 4l4.2 6'],
  L: [5.5, 'M0 0v10h5.5'],
  M: [9, 'M0 10V0l4.5 7L9 0v10'],
  N: [7.4, 'M0 10V0l7.4 10V0'],
  O: [9, ring],
  P: [6, 'M0 10V0h3.2a2.9 2.9 0 0 1 0 5.8H0'],
  Q: [9, `${ring}M5.5 7l3 3.4`],
  R: [6.4, 'M0 10V0h3.2a2.8 2.8 0 0 1 0 5.6H0M3 5.6l3.4 4.4'],
  S: [6.4, 'M6 1.8C5 .4 3.9 0 3.1 0 1.6 0 .5 1 .5 2.4c0 3.2 5.6 1.7 5.6 5 0 1.6-1.2 2.6-3 2.6C1.8 10 .8 9.4 0 8.2'],
  T: [7, 'M0 0h7M3.5 0v10'],
  U: [7, 'M0 0v6.5a3.5 3.5 0 0 0 7 0V0'],
  V: [8, 'M0 0l4 10L8 0'],
  W: [11, 'M0 0l2.8 10L5.5 1l2.7 9L11 0'],
  X: [7, 'M0 0l7 10M7 0 0 10'],
  Y: [7.4, 'M0 0l3.7 5.2L7.4 0M3.7 5.2V10'],
  Z: [6.6, 'M0 0h6.6L0 10h6.6'],
  Å: [8, `${a}M4-1.4a1 1 0 1 0 0-2 1 1 0 1 0 0 2z`],
  Ä: [8, `${a}M2.2-2h.5M5.3-2h.5`],
  Ö: [9, `${ring}M2.7-2.2h.5M5.8-2.2h.5`],
  Æ: [10, 'M0 10 4.6 0H10M4.9 0v10H10M4.9 5h4.3M1.9 6.5h3'],
  Ø: [9, `${ring}M1.2 10.4 7.8-.4`],
  Þ: [6, 'M0 0v10M0 2.2h3.2a2.6 2.6 0 0 1 0 5.2H0'],
  Ð: [7.4, 'M0 0v10h2.5a5 5 0 0 0 0-10zM-1.4 5h3.6'],
}

type Lettering = { x: number; y: number; height: number; colour: string; weight: number }

/** Letters centred on a point. */
export function lettering(text: string, { x, y, height, colour, weight }: Lettering): string {
  const gap = 2.4
  const shapes = [...text].map((letter) => glyphs[letter] ?? ([9, ring] as const))
  const width = shapes.reduce((sum, [own]) => sum + own, 0) + gap * (shapes.length - 1)
  const scale = height / 10
  let left = 0
  const paths = shapes.map(([own, path]) => {
    const at = left
    left += own + gap
    return `<path transform="translate(${round(at)})" d="${path}"/>`
  })
  const place = `translate(${round(x - (width * scale) / 2)} ${round(y - height / 2)}) scale(${round(scale)})`
  const stroke = `fill="none" stroke="${colour}" stroke-width="${round(weight / scale)}" stroke-linejoin="round"`
  return `<g transform="${place}" ${stroke} stroke-linecap="round">${paths.join('')}</g>`
}

const round = (value: number) => Math.round(value * 100) / 100
