// Caption, actions, states and value table around a chart.

import { ChartLine, Table2 } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import type { ChartsLabels } from '#labels/charts'
import { cx } from '../../internal/cx'
import { Button } from '../../primitives/button/button'
import { IconButton } from '../../primitives/button/icon-button'
import { EmptyState } from '../../primitives/empty-state/empty-state'
import { ErrorState } from '../../primitives/error-state/error-state'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import type { ChartText } from '../model/chart-text'
import type { ChartFigures } from '../model/figures'
import { ChartExport } from './chart-export'
import type { ChartProps } from './chart-props'
import { FigureTable } from './figure-table'

type ChartFrameProps = Omit<ChartProps, 'format' | 'unit' | 'labels'> & {
  slot: string
  /** Whether there are no values. */
  nothing: boolean
  height: number
  /** The element around the chart. */
  plot: RefObject<HTMLElement | null>
  figures: () => ChartFigures
  /** Formats a value of a column. @default as in the chart */
  figureValue?: (value: number, column: number) => string
  /** Larger tables are rendered on request. */
  figureCount: number
  text: ChartText
  t: ChartsLabels
  /** Description for screen readers. */
  announcement?: string
  onShowAll?: () => void
  children: ReactNode
}

/** Up to this many values, the table is always rendered for screen readers. */
const LIGHT = 1000

/** Caption, actions and value table around a chart, or the reason why there is none (HTML figure). */
export function ChartFrame({
  slot,
  label,
  hideLabel = false,
  loading = false,
  error,
  onRetry,
  empty,
  nothing,
  height,
  plot,
  figures,
  figureValue,
  figureCount,
  text,
  t,
  announcement,
  onShowAll,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const caption = useId()
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState('')
  const missing = Boolean(error) || loading || nothing
  return (
    <figure
      data-slot={slot}
      aria-labelledby={caption}
      aria-busy={loading || undefined}
      className={cx('kui:min-w-0', className)}
      {...rest}
    >
      <div className="kui:flex kui:min-h-(--k-control-sm) kui:items-center kui:gap-1 kui:mb-2">
        <figcaption
          id={caption}
          data-slot="chart-caption"
          className={hideLabel ? 'kui:sr-only' : 'kui:text-[15px] kui:leading-5 kui:font-bold kui:text-fg-strong'}
        >
          {label}
        </figcaption>
        {!missing && (
          <span className="kui:ms-auto kui:flex kui:items-center kui:gap-1 kui:print:hidden">
            {onShowAll && (
              <Button size="small" onClick={onShowAll}>
                {t.showAll}
              </Button>
            )}
            <IconButton
              size="small"
              label={t.figures}
              aria-expanded={open}
              icon={<Table2 size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => setOpen(!open)}
            />
            <ChartExport label={label} plot={plot} figures={figures} onFail={() => setFailure(t.exportFailed)} t={t} />
          </span>
        )}
      </div>
      {missing ? (
        <div
          data-slot="chart-state"
          className="kui:flex kui:items-center kui:justify-center"
          style={{ minHeight: height }}
        >
          {error ? (
            <ErrorState title={t.errorTitle} onRetry={onRetry}>
              {error === true ? t.errorHelp : error}
            </ErrorState>
          ) : loading ? (
            <LoadingChart height={height} label={t.loading} />
          ) : (
            (empty ?? (
              <EmptyState icon={<ChartLine strokeWidth={1.5} />} title={t.emptyTitle}>
                {t.emptyHelp}
              </EmptyState>
            ))
          )}
        </div>
      ) : (
        <>
          {children}
          {failure && (
            <p data-slot="chart-failure" role="alert" className="kui:text-sm kui:text-danger-text">
              {failure}
            </p>
          )}
          {(open || figureCount <= LIGHT) && (
            <FigureTable
              label={label}
              figures={figures}
              value={figureValue ?? text.value}
              unknown={t.unknown}
              visible={open}
            />
          )}
        </>
      )}
      <span role="status" data-slot="chart-news" className="kui:sr-only">
        {announcement}
      </span>
    </figure>
  )
}

const BARS = [38, 52, 46, 70, 58, 84, 64, 76]

/** A skeleton that takes its space at once and appears after 200 ms, so that fast answers do not flicker. */
function LoadingChart({ height, label }: { height: number; label: string }) {
  return (
    <div
      role="status"
      data-slot="chart-loading"
      className="kui:flex kui:w-full kui:animate-[kui-fade_160ms_200ms_both] kui:items-end kui:gap-3 kui:border-b kui:border-line-faint"
      style={{ height }}
    >
      <span className="kui:sr-only">{label}</span>
      {BARS.map((share) => (
        <Skeleton key={share} style={{ height: `${share}%` }} />
      ))}
    </div>
  )
}
