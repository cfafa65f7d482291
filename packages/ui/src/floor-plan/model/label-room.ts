// Whether a text fits into an area of the plan, without measuring it.

import type { PictureSize } from './geometry'

/** Pixels of a wide letter, of a line, and beside the text. */
const LETTER = 7.5
const LINE = 15
const MARGIN = 2

/** Whether a text fits with all of its words in full, on as many lines as there is room for. */
export function fitsInto(text: string, { width, height }: PictureSize): boolean {
  const most = Math.floor((width - 2 * MARGIN) / LETTER)
  const lines = Math.floor((height - 2 * MARGIN) / LINE)
  let [used, line] = [0, most + 1]
  for (const { length } of text.split(/\s+/)) {
    if (length > most) return false
    const joined = line + 1 + length
    if (joined > most) used += 1
    line = joined > most ? length : joined
  }
  return used <= lines
}
