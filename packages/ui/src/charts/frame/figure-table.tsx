import { memo } from 'react'
import { cx } from '../../internal/cx'
import type { ChartFigures } from '../model/figures'

interface FigureTableProps {
  label: string
  figures: () => ChartFigures
  value: (value: number, column: number) => string
  unknown: string
  /** Whether the table is visible, too. */
  visible: boolean
}

const cell = 'kui:px-3 kui:py-1.5 kui:text-end kui:first:text-start'

/** The values of a chart as a table. */
export const FigureTable = memo(function FigureTable({ label, figures, value, unknown, visible }: FigureTableProps) {
  const { columns, rows } = figures()
  return (
    <div
      data-slot="chart-figures"
      // scrollable regions must be focusable
      {...(visible ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      className={cx(
        visible
          ? 'kui:mt-3 kui:max-h-80 kui:overflow-auto kui:rounded-md kui:border kui:border-line kui:focus-visible:shadow-ring'
          : 'kui:sr-only',
      )}
    >
      <table data-slot="chart-figure-table" aria-label={label} className="kui:w-full kui:text-sm kui:tabular-nums">
        <thead>
          <tr className="kui:text-xs kui:text-fg-muted">
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name, and series do not move
              <th key={index} data-slot="chart-figure-head" scope="col" className={cx(cell, 'kui:font-medium')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and rows have no state
            <tr key={place} className="kui:border-t kui:border-line-faint">
              <th data-slot="chart-figure-name" scope="row" className={cx(cell, 'kui:font-normal kui:text-fg-muted')}>
                {name}
              </th>
              {values.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={index} data-slot="chart-figure" className={cell}>
                  {one === null ? unknown : value(one, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
