import type { ComponentType } from 'react'

export const HEIGHT = 400

export interface Figures {
  x: readonly Date[]
  series: readonly { id: string; name: string; values: readonly number[] }[]
}

/** What is measured, and where in its markup the measure looks. */
export interface Measured {
  Chart: ComponentType<{ figures: Figures }>
  /** What the pointer moves over. */
  plot: () => Element
  /** The lines that are drawn, each by its whole path. */
  lines: () => string[]
  /** What the tooltip says; nothing while there is none. */
  tooltip: () => string
}

/** Walks that never leave zero upwards, the same in every run. */
export function makeFigures(series: number, points: number): Figures {
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const hour = 3_600_000
  return {
    x: Array.from({ length: points }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * hour)),
    series: Array.from({ length: series }, (_, order) => {
      let value = 400 + order * 150
      const values = Array.from({ length: points }, () => {
        value = Math.max(0, Math.round(value + (random() - 0.5) * 60))
        return value
      })
      return { id: `s${order}`, name: `Series ${order + 1}`, values }
    }),
  }
}
