export type TimeUnit = 'second' | 'minute' | 'hour'

/** Steps in which a time that runs out is told, so that it does not flicker: [below this many seconds, step]. */
const calm = [
  [10, 1],
  [60, 5],
  [600, 60],
  [3600, 300],
] as const

/** A time in the one unit that people would say it in, rounded up: 17 s → 20 seconds, 95 s → 2 minutes. */
export function roundTimeLeft(seconds: number): { count: number; unit: TimeUnit } {
  const step = calm.find(([below]) => seconds < below)?.[1] ?? 3600
  const rounded = Math.ceil(Math.max(0, seconds) / step) * step
  if (rounded < 60) return { count: rounded, unit: 'second' }
  if (rounded < 3600) return { count: rounded / 60, unit: 'minute' }
  return { count: rounded / 3600, unit: 'hour' }
}

/**
 * Seconds left at the pace so far; undefined until that can be told.
 * @param fraction what is done, from 0 to 1
 * @param elapsed milliseconds since the start
 */
export function estimateSecondsLeft(fraction: number, elapsed: number): number | undefined {
  // The first moments say nothing about the rest: connections start slowly.
  if (elapsed < 1000 || fraction < 0.01) return undefined
  return Math.max(0, ((1 - fraction) / fraction) * (elapsed / 1000))
}
