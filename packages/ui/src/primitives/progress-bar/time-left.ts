export type TimeUnit = 'second' | 'minute' | 'hour'

/** Rounding steps of the remaining time, so that it does not flicker: [below these seconds, step]. */
const calm = [
  [10, 1],
  [60, 5],
  [600, 60],
  [3600, 300],
] as const

/** A duration in its largest suitable unit, rounded up: 17 s → 20 seconds, 95 s → 2 minutes. */
export function roundTimeLeft(seconds: number): { count: number; unit: TimeUnit } {
  const step = calm.find(([below]) => seconds < below)?.[1] ?? 3600
  const rounded = Math.ceil(Math.max(0, seconds) / step) * step
  if (rounded < 60) return { count: rounded, unit: 'second' }
  if (rounded < 3600) return { count: rounded / 60, unit: 'minute' }
  return { count: rounded / 3600, unit: 'hour' }
}

/**
 * Remaining seconds at the average speed so far; undefined at the start.
 * @param fraction progress from 0 to 1
 * @param elapsed milliseconds since the start
 */
export function estimateSecondsLeft(fraction: number, elapsed: number): number | undefined {
  // Connections start slowly, so the first moments are not representative.
  if (elapsed < 1000 || fraction < 0.01) return undefined
  return Math.max(0, ((1 - fraction) / fraction) * (elapsed / 1000))
}
