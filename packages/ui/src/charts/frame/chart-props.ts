import type { ComponentProps, ReactNode } from 'react'
import type { ChartsLabels } from '#labels/charts'

/** The states in which there is no chart. */
export interface ChartProblem {
  /** @default false */
  loading?: boolean
  /** The error message; `true` shows the kit's own. */
  error?: ReactNode
  onRetry?: () => void
  /** Replaces the kit's message for a chart without values. */
  empty?: ReactNode
}

/** Props of every chart. */
export type ChartProps = Omit<ComponentProps<'figure'>, 'children'> &
  ChartProblem & {
    /** The title: caption and file name of exports. */
    label: string
    /** Hides the caption visually where the page has its own title. @default false */
    hideLabel?: boolean
    /** Formats values. @default the number format of the locale */
    format?: Intl.NumberFormatOptions
    /** The unit after a value, by number: `clicks`. */
    unit?: (value: number) => string
    labels?: Partial<ChartsLabels>
  }
