import { type HexColour, lightOf, parseColour } from './colour'

/** Colours computed from a brand colour. */
export type BrandTokens = {
  accent: HexColour
  accentHover: HexColour
  accentFg: HexColour
  accentText: HexColour
  accentSoft: HexColour
  accentLine: HexColour
  focus: HexColour
}

type Oklch = { l: number; c: number; h: number }
type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (smallest: number, value: number, largest: number) => Math.min(Math.max(value, smallest), largest)
const encoded = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

// CSS Color 4 conversions: https://www.w3.org/TR/css-color-4/#color-conversion-code
function toOklch([r, g, b]: Rgb): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const green = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  return { l, c: Math.hypot(green, blue), h: Math.atan2(blue, green) }
}

function toHex({ l, c, h }: Oklch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  // colours out of gamut are clipped, as browsers do
  return `#${rgb.map((channel) => hexPair(encoded(clamp(0, channel, 1)))).join('')}`
}

const hexPair = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')

/**
 * The colours that `tokens.css` computes from `--k-brand`, for canvases, e-mails and pictures, which have no style
 * sheet. The hue is kept, chroma is capped and lightness clamped, so that every colour keeps its contrast.
 * @param brand `#rgb` or `#rrggbb`; anything else throws a RangeError.
 */
export function brandTokens(brand: string, theme: 'light' | 'dark'): BrandTokens {
  const colourOfBrand = parseColour(brand)
  if (!colourOfBrand) throw new RangeError(`Not a colour: ${brand}. Write it as #rrggbb.`)
  const { l, c, h } = toOklch(lightOf(colourOfBrand))
  const colour = (lightness: number, chroma: number) => toHex({ l: lightness, c: chroma, h })
  const accentFg = toHex({ l: 0.995, c: 0, h: 0 })
  if (theme === 'light') {
    return {
      accent: colour(clamp(0.34, l, 0.49), Math.min(c, 0.17)),
      accentHover: colour(clamp(0.29, l - 0.06, 0.43), Math.min(c, 0.16)),
      accentFg,
      accentText: colour(clamp(0.34, l, 0.47), Math.min(c, 0.17)),
      accentSoft: colour(0.958, Math.min(c * 0.22, 0.02)),
      accentLine: colour(0.62, Math.min(c, 0.12)),
      focus: colour(0.5, Math.min(c, 0.17)),
    }
  }
  return {
    accent: colour(clamp(0.49, l, 0.52), Math.min(c, 0.16)),
    accentHover: colour(clamp(0.44, l - 0.04, 0.48), Math.min(c, 0.16)),
    accentFg,
    accentText: colour(0.81, Math.min(c, 0.11)),
    accentSoft: colour(0.272, Math.min(c * 0.4, 0.04)),
    accentLine: colour(0.66, Math.min(c, 0.12)),
    focus: colour(0.82, Math.min(c, 0.12)),
  }
}
