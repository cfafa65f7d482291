import { describe, expect, test } from 'vitest'
import { brandTokens } from './brand'
import { contrastOf } from './colour'

/** Seeded random numbers below 1. */
function* random(seed: number) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

function randomColours(count: number): string[] {
  const numbers = random(3)
  return Array.from({ length: count }, () => {
    const number = Math.floor((numbers.next().value ?? 0) * 0x1000000)
    return `#${number.toString(16).padStart(6, '0')}`
  })
}

const corners = ['00', '80', 'ff'].flatMap((r) =>
  ['00', '80', 'ff'].flatMap((g) => ['00', '80', 'ff'].map((b) => `#${r}${g}${b}`)),
)
const colours = [...corners, ...randomColours(2000)]

/** The greys of the design documents, as sRGB; the story "Your brand" measures the real ones. */
const grounds = {
  light: { surface: '#ffffff', raised: '#ffffff', canvas: '#f2f4f5', sunken: '#eef0f1' },
  dark: { surface: '#14191c', raised: '#1d2225', canvas: '#0c1013', sunken: '#070b0e' },
}

describe.each(['light', 'dark'] as const)('any brand, %s', (theme) => {
  const { surface, raised, canvas, sunken } = grounds[theme]
  const all = colours.map((brand) => ({ brand, ...brandTokens(brand, theme) }))
  const below = (least: number, ratioOf: (tokens: (typeof all)[number]) => number[]) =>
    all.filter((tokens) => Math.min(...ratioOf(tokens)) < least).map(({ brand }) => brand)

  test('text on the accent has 4.5:1, also on hover', () => {
    expect(
      below(4.5, ({ accent, accentHover, accentFg }) => [
        contrastOf(accentFg, accent),
        contrastOf(accentFg, accentHover),
      ]),
    ).toEqual([])
  })

  test('text in the accent has 4.5:1 on every background', () => {
    expect(
      below(4.5, ({ accentText, accentSoft }) =>
        [surface, raised, canvas, accentSoft].map((ground) => contrastOf(accentText, ground)),
      ),
    ).toEqual([])
  })

  test('the focus ring has 3:1 on every background', () => {
    expect(
      below(3, ({ focus }) => [surface, raised, canvas, sunken].map((ground) => contrastOf(focus, ground))),
    ).toEqual([])
  })

  test('lines in the accent have 3:1', () => {
    expect(below(3, ({ accentLine }) => [contrastOf(accentLine, surface)])).toEqual([])
  })
})

test('keeps the hue', () => {
  const strongest = (hex: string) => {
    const channels = [1, 3, 5].map((at) => hex.slice(at, at + 2))
    return channels.indexOf(channels.toSorted().at(-1) ?? '')
  }
  for (const theme of ['light', 'dark'] as const) {
    expect(['#b4123d', '#1f7a3d', '#1d3fb8'].map((brand) => strongest(brandTokens(brand, theme).accent))).toEqual([
      0, 1, 2,
    ])
  }
})

test('accepts short and long colours only', () => {
  expect(brandTokens('#f00', 'dark')).toEqual(brandTokens('FF0000', 'dark'))
  expect(() => brandTokens('red', 'light')).toThrow('Not a colour: red. Write it as #rrggbb.')
})
