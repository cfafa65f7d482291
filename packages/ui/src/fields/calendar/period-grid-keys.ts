// Pages of twelve months or years, as numbers counted from 0.

export const PAGE = 12
export const COLUMNS = 3

/** The first period of a page. */
export const pageStart = (at: number): number => Math.floor(at / PAGE) * PAGE

/** The limits of a grid, both included. */
export type PeriodLimits = { min: number; max: number }

export const withinPeriods = (at: number, { min, max }: PeriodLimits): number => Math.min(max, Math.max(min, at))

/**
 * The period that a key leads to (WAI-ARIA grid): arrow keys by one and by row, Home and End in the row, Page keys by
 * page. `forward` is the arrow key of the reading direction.
 */
export function periodAfterKey(key: string, at: number, forward: 'ArrowLeft' | 'ArrowRight'): number | undefined {
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const rowStart = Math.floor(at / COLUMNS) * COLUMNS
  const steps: Record<string, number> = {
    [forward]: at + 1,
    [backward]: at - 1,
    ArrowDown: at + COLUMNS,
    ArrowUp: at - COLUMNS,
    Home: rowStart,
    End: rowStart + COLUMNS - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
  }
  return steps[key]
}
