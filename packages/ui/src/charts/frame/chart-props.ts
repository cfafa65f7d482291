import type { ComponentProps, ReactNode } from 'react'
import type { ChartsLabels } from '../labels/en'

/** Why a chart is not there. */
export interface ChartProblem {
  /** @default false */
  loading?: boolean
  /** What went wrong; `true` says it in the kit's words. */
  error?: ReactNode
  onRetry?: () => void
  /** Instead of the kit's words for a chart without figures. */
  empty?: ReactNode
}

/** What every chart takes. */
export type ChartProps = Omit<ComponentProps<'figure'>, 'children'> &
  ChartProblem & {
    /** What it shows; its caption, and the name of what is exported. */
    label: string
    /** The caption is for screen readers alone, where the page says it already. @default false */
    hideLabel?: boolean
    /** How values are written. @default as the locale writes numbers */
    format?: Intl.NumberFormatOptions
    /** The word after a value, by its number: `clicks`. */
    unit?: (value: number) => string
    labels?: Partial<ChartsLabels>
  }
