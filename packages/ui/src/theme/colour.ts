// Parses colours, and computes lightness and contrast.

/** A colour as stored: `#rrggbb`, in lower case. */
export type HexColour = string

const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Parses a colour: with or without `#`, three or six digits. */
export function parseColour(text: string): HexColour | undefined {
  const [, digits] = hex.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** Linear red, green and blue, each from 0 to 1. */
export const lightOf = (colour: HexColour) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [red: number, green: number, blue: number]

/** Relative luminance as WCAG 2.2 defines it, from 0 for black to 1 for white. */
function luminance(colour: HexColour): number {
  const [red, green, blue] = lightOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two `#rrggbb` colours (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: HexColour, other: HexColour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
