import { useMemo, useRef, useState } from 'react'
import { en } from '#labels/charts'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import type { ChartProps } from '../frame/chart-props'
import { chartText } from '../model/chart-text'
import { seriesFigures } from '../model/figures'
import { type ChartSeries, type ChartX, indexesWithin, type LineShape, placeOf } from '../model/series'
import { LinePlot } from './line-plot'

/** A range of the x axis, both ends included. */
export interface ChartRange {
  from: ChartX
  to: ChartX
}

export type LineChartProps = ChartProps & {
  /** The x values, ascending: days, moments or numbers. */
  x: readonly ChartX[]
  /** Up to six series. */
  series: readonly ChartSeries[]
  /** Height in px. @default 262 */
  height?: number
  /** Formats the full name of an x value, for days that represent weeks or months. @default a date of the locale */
  placeName?: (place: ChartX | string) => string
  /**
   * The x value in progress, such as today: dashed, so that it does not look like a fall, and announced as incomplete.
   */
  unfinished?: ChartX | undefined
  /**
   * The x values of which only a part was counted, such as the first week of a range that begins on a Thursday: dashed, and
   * announced as incomplete.
   */
  partial?: readonly ChartX[] | undefined
  /** The zoomed range; `null` for all. */
  range?: ChartRange | null
  /** @default null */
  defaultRange?: ChartRange | null
  onRangeChange?: (range: ChartRange | null) => void
}

type SeriesChartProps = LineChartProps & { slot: string; shape: LineShape }

/** Values over time as lines or areas. */
export function SeriesChart({
  slot,
  shape,
  x,
  series,
  height = 262,
  range,
  defaultRange = null,
  onRangeChange,
  placeName,
  unfinished,
  partial,
  format,
  unit,
  labels,
  ...rest
}: SeriesChartProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const text = useMemo(
    () =>
      chartText({
        ...{ locale, timeZone, format, unit, placeName, unfinished, partial },
        ...{ soFar: t.soFar, incomplete: t.incomplete },
      }),
    [locale, timeZone, format, unit, placeName, unfinished, partial, t],
  )
  const [shown, setShown] = useControllable<ChartRange | null>(range, defaultRange, onRangeChange)
  const [announcement, announce] = useState('')
  const plot = useRef<HTMLDivElement>(null)
  const view = useMemo(() => viewOf(x, series, shown), [x, series, shown])
  const figures = useMemo(
    () => () => seriesFigures({ head: t.date, ...view, nameOf: text.long, before: t.seriesBefore }),
    [view, text, t],
  )

  function zoom(first: number, last: number) {
    const [from, to] = [view.x[first], view.x[last]]
    if (from === undefined || to === undefined) return
    setShown({ from, to })
    announce(t.shows(text.long(from), text.long(to)))
  }
  function showAll() {
    setShown(null)
    announce(t.showsAll)
    // The button disappears, so the focus moves.
    plot.current?.focus()
  }
  return (
    <ChartFrame
      {...rest}
      slot={slot}
      height={height}
      plot={plot}
      nothing={x.length === 0 || series.length === 0}
      figures={figures}
      figureCount={view.x.length * series.length}
      text={text}
      t={t}
      announcement={announcement}
      onShowAll={view.whole ? undefined : showAll}
    >
      <LinePlot
        shape={shape}
        label={rest.label}
        x={view.x}
        series={view.series}
        unfinished={unfinished}
        partial={partial}
        height={height}
        text={text}
        t={t}
        plot={plot}
        onZoom={zoom}
      />
    </ChartFrame>
  )
}

/** Returns the values within a range, or all if it holds none. */
function viewOf(x: readonly ChartX[], series: readonly ChartSeries[], range: ChartRange | null) {
  const found = range && indexesWithin(x.map(placeOf), placeOf(range.from), placeOf(range.to))
  if (!found) return { whole: true, x, series }
  const [first, last] = found
  const cut = (values: readonly (number | null)[]) => values.slice(first, last + 1)
  return {
    whole: false,
    x: x.slice(first, last + 1),
    series: series.map(({ values, previous, ...one }) => ({
      ...one,
      values: cut(values),
      previous: previous && cut(previous),
    })),
  }
}
