import type { ComponentType } from 'react'

export const HEIGHT = 400

export interface Figures {
  x: readonly Date[]
  series: readonly { id: string; name: string; values: readonly number[] }[]
}

/** A measured chart and its elements. */
export interface Measured {
  Chart: ComponentType<{ figures: Figures }>
  /** Element that the pointer moves over. */
  plot: () => Element
  /** The lines that are drawn, each by its whole path. */
  lines: () => string[]
  /** Text of the tooltip; empty when hidden. */
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
