import { type RefObject, useMemo } from 'react'
import type { ChartsLabels } from '#labels/charts'
import { ChartPlot, PlotOverlay } from '../frame/chart-plot'
import { ChartTooltip } from '../frame/chart-tooltip'
import { placeText } from '../frame/place-text'
import { useChartCursor } from '../frame/use-chart-cursor'
import { useWidth } from '../frame/use-width'
import { nearestIndex } from '../model/series'
import { BarDrawing } from './bar-drawing'
import { type BarLayoutOptions, barLayout } from './bar-layout'

type BarPlotProps = Omit<BarLayoutOptions, 'width' | 'names'> & {
  label: string
  t: ChartsLabels
  plot: RefObject<HTMLDivElement | null>
}

/** The bars with the tooltip of pointer and keyboard. */
export function BarPlot({
  label,
  categories,
  series,
  unfinished,
  partial,
  layout,
  horizontal,
  height,
  text,
  t,
  plot,
}: BarPlotProps) {
  const { width, ref } = useWidth()
  const drawn = useMemo(
    () => barLayout({ categories, series, unfinished, partial, layout, horizontal, width, height, text, names: t }),
    [categories, series, unfinished, partial, layout, horizontal, width, height, text, t],
  )
  const { bands, left, top, plotWidth, plotHeight } = drawn
  const middles = bands.map(({ start, size }) => start + size / 2)
  const { active, at, cursorProps } = useChartCursor({
    count: categories.length,
    indexAt: (x, y) => nearestIndex(middles, horizontal ? y - top : x - left),
    ...(horizontal ? { row: 1 } : {}),
  })
  const { title, rows, valueText } = placeText({ place: categories[at], series, at, text, t })
  const { start = 0, size = 0 } = bands[active ?? 0] ?? {}
  const middle = start + size / 2
  const upper = middle < plotHeight / 2
  const place = !horizontal ? { top } : upper ? { top: top + start + size } : { bottom: height - top - start }
  return (
    <ChartPlot
      label={label}
      hint={t.walk}
      valueText={valueText}
      height={height}
      plot={plot}
      sized={ref}
      aria-orientation={horizontal ? 'vertical' : undefined}
      {...cursorProps}
    >
      {width > 0 && <BarDrawing layout={drawn} horizontal={horizontal} value={text.value} />}
      {active !== undefined && width > 0 && (
        <>
          <PlotOverlay width={width} height={height}>
            {horizontal ? (
              <rect x={0} y={top + start - 4} width={width} height={size + 8} rx={4} fill="var(--k-hover)" />
            ) : (
              <rect x={left + start - 4} y={top} width={size + 8} height={plotHeight} rx={4} fill="var(--k-hover)" />
            )}
          </PlotOverlay>
          <ChartTooltip
            x={left + (horizontal ? plotWidth / 3 : middle + (middle > width / 2 - left ? -1 : 1) * (size / 2))}
            place={place}
            width={width}
            title={title}
            rows={rows}
          />
        </>
      )}
    </ChartPlot>
  )
}
