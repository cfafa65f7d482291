/**
 * How many letters are left (below 0: too many) when typing has just passed a mark worth saying: a fifth and a tenth of
 * the limit, the last five, the limit, one too many, and the way back. Between the marks nothing is said, or a screen
 * reader would count every key.
 */
export function lettersToSay(before: number, after: number, largest: number): number | undefined {
  const marks = [Math.round(largest / 5), Math.round(largest / 10), 5, 0, -1]
  const left = largest - after
  const passed = marks.some((mark) => largest - before > mark && left <= mark)
  return passed || (before > largest && left >= 0) ? left : undefined
}

/** Whether the visible counter is worth its place in a field of one line. */
export const nearLimit = (used: number, largest: number) => used > largest * 0.8
