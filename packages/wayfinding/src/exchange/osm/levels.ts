import type { Tags } from './read-xml'

/** More levels than any building has: such a range is a mistake. */
const mostLevels = 200

const number = String.raw`-?\d+(?:[.,]\d+)?`
const item = new RegExp(`^(${number})(?:\\s*-\\s*(${number}))?$`)
const numberOf = (text: string) => Number(text.replace(',', '.'))

/**
 * Levels of a `level` or `repeat_on` tag, in ascending order: `0;1` has two, `0-2` and `-3--1` have three, `0,5` and
 * `0.5` are half a level up. Parts that are no numbers are left out.
 */
export function parseLevels(text: string): number[] {
  const levels = text.split(';').flatMap((part) => {
    const [, from, to] = item.exec(part.trim()) ?? []
    if (from === undefined) return []
    if (to === undefined) return [numberOf(from)]
    const [first, last] = [numberOf(from), numberOf(to)].sort((a, b) => a - b)
    if (first === undefined || last === undefined || last - first > mostLevels) return []
    const between = Array.from({ length: Math.floor(last - first) + 1 }, (_, index) => first + index)
    return between.includes(last) ? between : [...between, last]
  })
  return [...new Set(levels)].sort((a, b) => a - b)
}

/** All levels that an element is on, `repeat_on` included; none if it says none. */
export const levelsOf = ({ level, repeat_on }: Tags): number[] =>
  parseLevels([level, repeat_on].filter((text) => text !== undefined).join(';'))
