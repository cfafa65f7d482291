import { inRanges, type Steps } from '../../internal/slices'
import { STRIDE } from './column-ranks'

/** Sorts indexes by a stable merge sort, which, unlike the engine's, can be interrupted. Few comparisons if nearly sorted. */
export function* mergeSteps(indexes: Uint32Array, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  const count = indexes.length
  let from = new Uint32Array(count)
  for (let start = 0; start < count; start += STRIDE) {
    from.set([...indexes.subarray(start, start + STRIDE)].sort(compare), start)
    yield
  }
  let to = new Uint32Array(count)
  for (let width = STRIDE; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      yield* mergeTwo(
        from,
        to,
        { start, middle: Math.min(start + width, count), end: Math.min(start + 2 * width, count) },
        compare,
      )
    }
    ;[from, to] = [to, from]
  }
  return from
}

interface Runs {
  start: number
  middle: number
  end: number
}

/** Merges two adjacent runs. */
function* mergeTwo(
  from: Uint32Array,
  to: Uint32Array,
  { start, middle, end }: Runs,
  compare: (a: number, b: number) => number,
): Steps<void> {
  const last = from[middle - 1] as number
  if (middle >= end || compare(last, from[middle] as number) <= 0) {
    to.set(from.subarray(start, end), start)
    return
  }
  let left = start
  let right = middle
  yield* inRanges(end - start, STRIDE, (first, after) => {
    for (let at = start + first; at < start + after; at++) {
      const takeLeft = right >= end || (left < middle && compare(from[left] as number, from[right] as number) <= 0)
      to[at] = from[takeLeft ? left++ : right++] as number
    }
  })
}
