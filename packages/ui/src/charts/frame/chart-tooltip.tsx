export interface TooltipRow {
  id: string
  /** Not set in a chart with one series. */
  name?: string
  colour?: string
  value: string
  before?: string
}

interface ChartTooltipProps {
  /** Position in px from the plot's left edge. */
  x: number
  place: { top: number } | { bottom: number }
  /** Size of the plot in px. */
  width: number
  title: string
  rows: readonly TooltipRow[]
}

/** The tooltip of a chart. Hidden from screen readers, since the slider announces the same. */
export function ChartTooltip({ x, place, width, title, rows }: ChartTooltipProps) {
  const left = x > width / 2
  const side = left ? { right: width - x + 12 } : { left: x + 12 }
  return (
    <div
      data-slot="chart-tooltip"
      aria-hidden="true"
      className="kui:pointer-events-none kui:absolute kui:z-1 kui:w-max kui:rounded-md kui:bg-sign kui:px-2.5 kui:py-2 kui:text-xs kui:text-sign-fg kui:tabular-nums"
      style={{ ...side, ...place, maxWidth: Math.max(x, width - x) - 12 }}
    >
      <div className="kui:text-sign-muted">{title}</div>
      {rows.map(({ id, name, colour, value, before }) =>
        name === undefined ? (
          <div key={id}>
            <div className="kui:text-[15px] kui:leading-5 kui:font-bold">{value}</div>
            {before && <div className="kui:text-sign-muted">{before}</div>}
          </div>
        ) : (
          <div key={id} className="kui:flex kui:items-center kui:gap-2 kui:pt-0.5">
            {/* the tooltip has the opposite theme's colours, so the mark needs an edge */}
            <span
              data-slot="chart-swatch"
              className="kui:size-2.5 kui:flex-none kui:rounded-xs kui:border kui:border-sign-fg"
              style={{ background: colour }}
            />
            <span className="kui:me-auto kui:pe-2">{name}</span>
            <span className="kui:font-bold">{value}</span>
            {before && <span className="kui:text-sign-muted">{before}</span>}
          </div>
        ),
      )}
    </div>
  )
}
