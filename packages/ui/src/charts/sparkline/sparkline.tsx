import { scaleLinear } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { type ComponentProps, memo } from 'react'
import { type ChartsLabels, en } from '#labels/charts'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { extentOf } from '../model/series'

export type SparklineProps = Omit<ComponentProps<'svg'>, 'children' | 'values'> & {
  /** The title, `Clicks per day`; announced with the last, minimum and maximum value. */
  label: string
  values: readonly (number | null)[]
  /** The values of the previous period, dashed. */
  previous?: readonly (number | null)[]
  /** Width in px. @default 96 */
  width?: number
  /** Height in px. @default 28 */
  height?: number
  format?: Intl.NumberFormatOptions
  labels?: Partial<ChartsLabels>
}

const EDGE = 3

/** A line of values without axes, as small as a word (WAI-ARIA img). */
export const Sparkline = memo(function Sparkline({
  label,
  values,
  previous,
  width = 96,
  height = 28,
  format,
  labels,
  className,
  ...rest
}: SparklineProps) {
  const t = useLabels('charts', en, labels)
  const { locale } = useKioskUi()
  const text = numberFormat(locale, format)
  const known = values.filter((value) => value !== null)
  const last = values.findLastIndex((value) => value !== null)
  const [end, least, most] = [values[last] ?? 0, Math.min(...known), Math.max(...known)].map((one) => text.format(one))
  const [low, high] = extentOf([values, previous])
  const y = scaleLinear<number>({ domain: [low, high === low ? low + 1 : high], range: [height - EDGE, EDGE] })
  const x = (index: number) => EDGE + (index / Math.max(1, values.length - 1)) * (width - 2 * EDGE)
  const lineOf = (list: readonly (number | null)[]) => ({
    data: [...list],
    x: (_: number | null, index: number) => x(index),
    y: (value: number | null) => y(value ?? 0),
    defined: (value: number | null) => value !== null,
  })
  const { data, defined, x: across, y: down } = lineOf(values)
  return (
    <svg
      data-slot="sparkline"
      role="img"
      aria-label={`${label}: ${known.length > 0 ? t.course(end ?? '', least ?? '', most ?? '') : t.unknown}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={cx('kui:inline-block kui:shrink-0', className)}
      {...rest}
    >
      <Area data={data} defined={defined} x={across} y0={y(0)} y1={down} fill="var(--k-chart-1)" fillOpacity={0.08} />
      {previous && (
        <LinePath {...lineOf(previous)} stroke="var(--k-chart-previous)" strokeWidth={1} strokeDasharray="3 2" />
      )}
      <LinePath {...lineOf(values)} stroke="var(--k-chart-1)" strokeWidth={1.5} strokeLinejoin="round" />
      {last >= 0 && <circle cx={x(last)} cy={y(values[last] ?? 0)} r={2.5} fill="var(--k-chart-1)" />}
    </svg>
  )
})
