import { type RefObject, useMemo, useRef } from 'react'
import { type ChartsLabels, en } from '#labels/charts'
import { weekStart } from '../../fields/date-field/date-text'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import { ChartPlot, PlotOverlay } from '../frame/chart-plot'
import type { ChartProps } from '../frame/chart-props'
import { ChartTooltip } from '../frame/chart-tooltip'
import { useChartCursor } from '../frame/use-chart-cursor'
import { useWidth } from '../frame/use-width'
import { type ChartText, chartText } from '../model/chart-text'
import type { ChartFigures } from '../model/figures'
import { hourText, type WeekFigures, weekdayNames, weekdaysFrom } from '../model/week'
import { HeatDrawing, heatLayout } from './heatmap-drawing'

export type HeatmapProps = ChartProps & {
  /** Values by weekday, Monday first, and hour: 7 arrays of 24. */
  values: WeekFigures
  /** The opening hours, end exclusive. @default [0, 24] */
  hours?: readonly [number, number]
  /** Height in px. @default 262 */
  height?: number
}

const WHOLE_DAY = [0, 24] as const

/**
 * Values by weekday and hour; darker cells have higher values. The chart is a slider (WAI-ARIA slider): left and right
 * move by hours, up and down by days.
 */
export function Heatmap({ values, hours = WHOLE_DAY, height = 262, format, unit, labels, ...rest }: HeatmapProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const text = useMemo(() => chartText({ locale, timeZone, format, unit }), [locale, timeZone, format, unit])
  const plot = useRef<HTMLDivElement>(null)
  const [first, end] = hours
  const figures = useMemo(() => {
    const names = weekdayNames(locale, 'long')
    const columns = Array.from({ length: end - first }, (_, index) => first + index)
    return (): ChartFigures => ({
      columns: [t.weekday, ...columns.map(hourText)],
      rows: weekdaysFrom(weekStart(locale)).map((day) => ({
        name: names[day] as string,
        key: names[day] as string,
        values: columns.map((hour) => values[day]?.[hour] ?? null),
      })),
    })
  }, [values, first, end, locale, t])
  return (
    <ChartFrame
      {...rest}
      slot="heatmap"
      height={height}
      plot={plot}
      nothing={!values.some((day) => day.some((value) => value !== null))}
      figures={figures}
      figureCount={7 * (end - first)}
      text={text}
      t={t}
    >
      <HeatPlot label={rest.label} values={values} hours={hours} height={height} text={text} t={t} plot={plot} />
    </ChartFrame>
  )
}

type HeatPlotProps = Required<Pick<HeatmapProps, 'label' | 'values' | 'hours' | 'height'>> & {
  text: ChartText
  t: ChartsLabels
  plot: RefObject<HTMLDivElement | null>
}

/** The cells with the tooltip of pointer and keyboard. */
function HeatPlot({ label, values, hours, height, text, t, plot }: HeatPlotProps) {
  const { locale } = useKioskUi()
  const { width, ref } = useWidth()
  const [first, end] = hours
  const count = end - first
  const layout = useMemo(
    () =>
      heatLayout({
        width,
        height,
        days: weekdaysFrom(weekStart(locale)),
        hours: [first, end],
        names: weekdayNames(locale, 'short'),
      }),
    [width, height, first, end, locale],
  )
  const { across, down, left, days, plotHeight } = layout
  const { active, at, cursorProps } = useChartCursor({
    count: 7 * count,
    start: 0,
    row: count,
    indexAt: (x, y) => {
      if (x < left || y > plotHeight) return -1
      const hour = Math.min(count - 1, Math.floor((x - left) / across.step()))
      return Math.min(6, Math.floor(y / down.step())) * count + hour
    },
  })
  const day = days[Math.floor(at / count)] ?? 0
  const hour = first + (at % count)
  const value = values[day]?.[hour] ?? null
  const valueText = value === null ? t.unknown : text.valueWithUnit(value)
  const title = `${weekdayNames(locale, 'long')[day]}, ${hourText(hour)}`
  const [x, y] = [across(hour) ?? 0, down(day) ?? 0]
  const below = y < plotHeight / 2
  return (
    <ChartPlot
      label={label}
      hint={t.walkGrid}
      valueText={`${title}: ${valueText}`}
      height={height}
      plot={plot}
      sized={ref}
      {...cursorProps}
    >
      {width > 0 && <HeatDrawing layout={layout} values={values} less={t.less} more={t.more} />}
      {active !== undefined && width > 0 && (
        <>
          <PlotOverlay width={width} height={height}>
            <rect
              x={x}
              y={Math.max(1, y)}
              width={across.bandwidth()}
              height={down.bandwidth()}
              rx={2}
              fill="none"
              stroke="var(--k-fg-strong)"
              strokeWidth={2}
            />
          </PlotOverlay>
          <ChartTooltip
            x={x + across.bandwidth() / 2}
            place={below ? { top: y + down.bandwidth() } : { bottom: height - y }}
            width={width}
            title={title}
            rows={[{ id: 'value', value: valueText }]}
          />
        </>
      )}
    </ChartPlot>
  )
}
