import { useEndSide } from '../../internal/hooks/use-end-side'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { MapSight } from './geo'
import { gridLines, readableLines } from './grid-lines'

/** A grid of degrees, where no map is available. */
export function MapGrid({ sight }: { sight: MapSight }) {
  const { locale } = useKioskUi()
  const lines = gridLines(sight)
  const { across, down, digits } = lines
  const { width, height } = sight
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const labels = readableLines(lines, sight, useEndSide())
  const line = 'kui:stroke-line kui:stroke-1'
  const text = 'kui:fill-fg-muted kui:text-xs kui:tabular-nums'
  return (
    <svg
      data-slot="map-grid"
      aria-hidden="true"
      width={width}
      height={height}
      // maps are not mirrored, and labels start at the left
      direction="ltr"
      className="kui:absolute kui:inset-0 kui:overflow-visible"
    >
      {/* the world may repeat, with the same degrees */}
      {across.map(({ at }) => (
        <line key={at} x1={-width} x2={2 * width} y1={at} y2={at} className={line} />
      ))}
      {down.map(({ at }) => (
        <line key={at} x1={at} x2={at} y1={-height} y2={2 * height} className={line} />
      ))}
      {labels.across.map(({ degrees, at }) => (
        <text key={at} x={6} y={at - 4} className={text}>
          {format.format(degrees)}°
        </text>
      ))}
      {labels.down.map(({ degrees, at }) => (
        <text key={at} x={at + 4} y={14} className={text}>
          {format.format(degrees)}°
        </text>
      ))}
    </svg>
  )
}
