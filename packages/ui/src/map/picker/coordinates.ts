import { numberFormat } from '../../theme/intl'
import { type LatLng, normaliseLongitude, tidyPosition } from '../canvas/geo'

/** Why coordinates are invalid: syntax, latitude or longitude out of range. */
export type CoordinatesProblem = 'unreadable' | 'latitude' | 'longitude'

type Half = { numbers: string[]; letter?: string }

/** Compass letters of the four languages: east is also öst, øst and austur; west is väst, vest and vestur. */
const AXIS: Readonly<Record<string, { axis: keyof LatLng; sign: 1 | -1 }>> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lng', sign: 1 },
  Ö: { axis: 'lng', sign: 1 },
  Ø: { axis: 'lng', sign: 1 },
  A: { axis: 'lng', sign: 1 },
  W: { axis: 'lng', sign: -1 },
  V: { axis: 'lng', sign: -1 },
}

/** Parses coordinates: `59.33, 18.06` · `59,33 18,06` · `59°19'45"N 18°4'6"E` · `N 59 19.75 E 18 4.1`. */
export function parseCoordinates(text: string): LatLng | CoordinatesProblem {
  const halves = halvesOf(pointsForCommas(text.normalize('NFC').trim().toUpperCase().replace(/[−–]/g, '-')))
  if (!halves) return 'unreadable'
  const [one, other] = halves.map(degreesOf)
  if (!one || !other || (one.axis && one.axis === other.axis)) return 'unreadable'
  const swapped = one.axis === 'lng' || other.axis === 'lat'
  const [lat, lng] = swapped ? [other.degrees, one.degrees] : [one.degrees, other.degrees]
  if (Math.abs(lat) > 90) return 'latitude'
  if (Math.abs(lng) > 360) return 'longitude'
  return tidyPosition({ lat, lng: normaliseLongitude(lng) })
}

/** Commas are decimal separators unless there is a full stop, or a single comma between two integers. */
function pointsForCommas(text: string): string {
  if (text.includes('.') || /^-?\d+,-?\d+$/.test(text)) return text
  return text.replace(/(\d),(\d+)/g, '$1.$2')
}

/** Splits latitude and longitude by letters, degree signs or the number of numbers. */
function halvesOf(text: string): [Half, Half] | undefined {
  const tokens = text.match(/[+-]?\d+(?:\.\d+)?|[A-ZÖØ]|°|º|'{1,2}|[′’"″”]|[,;/\s]+|./gu) ?? []
  const tokenPattern = /^([+-]?\d+(\.\d+)?|[NSEWÖØAV]|[°º'′’"″”]|''|[,;/\s]+)$/u
  if (!tokens.every((token) => tokenPattern.test(token))) return undefined
  const relevant = tokens.filter((token) => /[\dA-ZÖØ°º]/u.test(token))
  const numbers = relevant.filter((token) => /\d/.test(token))
  const letters = relevant.filter((token) => token in AXIS)
  if (letters.length === 2) return byLetters(relevant, letters)
  if (letters.length > 0) return undefined
  const degreeSigns = relevant.flatMap((token, index) => (/[°º]/.test(token) ? [index] : []))
  const [first, second] = degreeSigns
  if (degreeSigns.length > 2) return undefined
  const before = second === undefined ? numbers.length / 2 : relevant.slice(0, second - 1).filter(isNumber).length
  if (first !== undefined && second === undefined) return undefined
  if (!Number.isInteger(before)) return undefined
  return [{ numbers: numbers.slice(0, before) }, { numbers: numbers.slice(before) }]
}

const isNumber = (token: string) => /\d/.test(token)

function byLetters(relevant: string[], letters: string[]): [Half, Half] | undefined {
  const [one = '', other = ''] = letters
  const leading = relevant[0] === one
  const at = leading ? relevant.lastIndexOf(other) : relevant.indexOf(one) + 1
  // letters are either all before or all after their numbers
  if (!leading && relevant.at(-1) !== other) return undefined
  const numbers = [relevant.slice(0, at), relevant.slice(at)].map((half) => half.filter(isNumber))
  return [
    { numbers: numbers[0] ?? [], letter: one },
    { numbers: numbers[1] ?? [], letter: other },
  ]
}

/** Combines degrees, minutes and seconds; only the last may have decimals. */
function degreesOf({ numbers, letter }: Half): { degrees: number; axis: keyof LatLng | undefined } | undefined {
  const [degrees, ...parts] = numbers
  if (degrees === undefined || parts.length > 2) return undefined
  if (numbers.slice(0, -1).some((number) => number.includes('.'))) return undefined
  if (parts.some((part) => /^[+-]/.test(part) || Number(part) >= 60)) return undefined
  const side = letter === undefined ? undefined : AXIS[letter]
  const negative = degrees.startsWith('-')
  if (side && negative) return undefined
  const size = Math.abs(Number(degrees)) + Number(parts[0] ?? 0) / 60 + Number(parts[1] ?? 0) / 3600
  return { degrees: size * (side?.sign ?? (negative ? -1 : 1)), axis: side?.axis }
}

/** Formats coordinates by locale; `parseCoordinates` reads them back: `59.3293, 18.0686`, `59,3293 18,0686`. */
export function formatCoordinates({ lat, lng }: LatLng, locale: string): string {
  const numbers = numberFormat(locale, { maximumFractionDigits: 6, useGrouping: false })
  const point = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return [lat, lng].map((value) => numbers.format(value)).join(point === ',' ? ' ' : ', ')
}
