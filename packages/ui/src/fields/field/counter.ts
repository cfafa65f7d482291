/**
 * Characters left (negative if too many) when typing passes a threshold: a fifth and a tenth of the limit, the last
 * five, the limit, and back below it. Nothing is announced in between, or screen readers would announce every key.
 */
export function lettersToSay(before: number, after: number, largest: number): number | undefined {
  const marks = [Math.round(largest / 5), Math.round(largest / 10), 5, 0, -1]
  const left = largest - after
  const passed = marks.some((mark) => largest - before > mark && left <= mark)
  return passed || (before > largest && left >= 0) ? left : undefined
}

/** Whether a single-line field shows the counter. */
export const nearLimit = (used: number, largest: number) => used > largest * 0.8
