// Wraps a chart: size, pointer, keyboard and focus.

import { type ComponentProps, type ReactNode, type RefObject, useId, useMemo } from 'react'
import { cx } from '../../internal/cx'
import { mergeRefs } from '../../internal/merge-refs'

type ChartPlotProps = ComponentProps<'div'> & {
  label: string
  /** Description of its keys. */
  hint: string
  /** The slider's position and its text. */
  valueText: string
  height: number
  plot: RefObject<HTMLDivElement | null>
  /** Called with its width. */
  sized: (element: HTMLDivElement | null) => (() => void) | undefined
  children: ReactNode
}

/** Wraps a chart and handles pointer, keys and focus. */
export function ChartPlot({
  label,
  hint,
  valueText,
  height,
  plot,
  sized,
  className,
  children,
  ...rest
}: ChartPlotProps) {
  const id = useId()
  const ref = useMemo(() => mergeRefs<HTMLDivElement>(sized, plot), [sized, plot])
  const aria = { 'aria-label': label, 'aria-describedby': id, 'aria-valuetext': valueText }
  return (
    <div
      ref={ref}
      data-slot="chart-plot"
      // time runs from left to right in every language
      dir="ltr"
      className={cx(
        'kui:relative kui:touch-pan-y kui:rounded-md kui:select-none kui:focus-visible:shadow-ring',
        className,
      )}
      style={{ height }}
      {...aria}
      {...rest}
    >
      <span id={id} hidden data-slot="chart-hint">
        {hint}
      </span>
      {children}
    </div>
  )
}

/** Content over the chart at the pointer, such as the tooltip. */
export function PlotOverlay({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      data-slot="chart-cursor"
      aria-hidden="true"
      width={width}
      height={height}
      className="kui:pointer-events-none kui:absolute kui:inset-0 kui:block"
    >
      {children}
    </svg>
  )
}
