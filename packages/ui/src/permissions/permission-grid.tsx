import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import type { PermissionsLabels } from '#labels/permissions'
import { fieldContext } from '../fields/field/field-context'
import { cx } from '../internal/cx'
import { type MatrixColumn, type MatrixPosition, matrixColumns, moveInMatrix } from './matrix'
import { PermissionBox } from './permission-box'
import type { PermissionsState } from './use-permissions'

export type PermissionGridProps = ComponentProps<'table'> & {
  state: PermissionsState
  t: PermissionsLabels
  locked: boolean
  disabled: boolean
  reasonId: (reason: string | undefined) => string | undefined
}

const isColumn = (text: string | undefined): text is MatrixColumn => matrixColumns.some((column) => column === text)

/** The grid of checkboxes: one tab stop, with grid keys. */
export function PermissionGrid({ state, t, locked, disabled, reasonId, className, ...rest }: PermissionGridProps) {
  const { rows } = state
  const id = useId()
  const [requested, setRequested] = useState<MatrixPosition>({ row: '', column: 'read' })
  const stops = rows.filter(({ toggles }) => toggles)
  // Areas may disappear; the first row is active then.
  const row = stops.some((stop) => stop.id === requested.row) ? requested.row : stops[0]?.id
  const active = { ...requested, row: row ?? '' }

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const grid = event.currentTarget
    if (event.altKey) return
    const next = moveInMatrix(rows, active, {
      key: event.key,
      ctrl: event.ctrlKey || event.metaKey,
      rtl: getComputedStyle(grid).direction === 'rtl',
    })
    if (!next) return
    event.preventDefault()
    const line = [...grid.rows].find(({ dataset }) => dataset.row === next.row)
    line?.querySelector<HTMLElement>(`[data-column="${next.column}"] button`)?.focus()
  }

  function stand({ target }: FocusEvent<HTMLElement>) {
    const { column } = target.closest('td')?.dataset ?? {}
    const { row } = target.closest('tr')?.dataset ?? {}
    if (row !== undefined && isColumn(column)) setRequested({ row, column })
  }

  return (
    // Attributes of the field apply to the grid, not to each checkbox.
    <fieldContext.Provider value={undefined}>
      <table
        data-slot="permission-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of boxes with one tab stop is a grid
        role="grid"
        aria-readonly={locked || undefined}
        className={cx('kui:w-full kui:table-fixed kui:text-sm', className)}
        onKeyDown={move}
        onFocus={stand}
        {...rest}
      >
        <thead>
          <tr data-slot="permission-head">
            <th data-slot="permission-head-area" scope="col" className={cx(head, 'kui:text-start')}>
              {t.area}
            </th>
            {matrixColumns.map((column) => (
              <th
                key={column}
                id={`${id}-${column}`}
                data-slot="permission-head-column"
                data-column={column}
                scope="col"
                className={cx(head, columnClass)}
              >
                {t.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr
              key={line.id}
              data-slot="permission-row"
              data-row={line.id}
              data-kind={line.kind}
              className="kui:group/row kui:h-[max(1.75rem,calc(var(--k-row)-0.75rem))] kui:border-b kui:border-line-faint kui:data-[kind=all]:border-line kui:data-[kind=group]:border-line kui:hover:bg-hover"
            >
              <th
                data-slot="permission-area"
                scope="row"
                colSpan={line.toggles ? 1 : 4}
                className="kui:py-1 kui:text-start kui:leading-4 kui:font-medium kui:text-fg-strong kui:group-data-[kind=area]/row:ps-4 kui:group-data-[kind=area]/row:font-normal kui:group-data-[kind=area]/row:text-fg kui:group-data-[kind=group]/row:pt-3"
              >
                <span id={line.kind === 'group' ? undefined : `${id}-${line.id}`}>{line.label}</span>
                {line.kind === 'group' && (
                  // A group and an area may have the same name; their checkboxes may not.
                  <span id={`${id}-${line.id}`} hidden>
                    {t.group(line.label)}
                  </span>
                )}
                {line.hint !== undefined && (
                  <span className="kui:block kui:text-xs kui:text-fg-subtle">{line.hint}</span>
                )}
              </th>
              {line.toggles &&
                matrixColumns.map((column) => {
                  const { checked, reason, change } = state.toggleOf(line, column)
                  return (
                    <td
                      key={column}
                      data-slot="permission-cell"
                      data-column={column}
                      data-change={change}
                      className={cx(
                        columnClass,
                        'kui:p-0 kui:align-middle kui:data-[change=given]:bg-success-soft kui:data-[change=taken]:bg-danger-soft kui:group-data-[kind=group]/row:pt-2',
                      )}
                    >
                      <PermissionBox
                        checked={checked}
                        onToggle={() => state.toggle(line, column)}
                        tabIndex={line.id === active.row && column === active.column ? 0 : -1}
                        aria-labelledby={`${id}-${line.id} ${id}-${column}`}
                        change={change}
                        word={change && t.marks[change]}
                        locked={locked || disabled || reason !== undefined}
                        disabled={disabled}
                        reasonId={reasonId(reason)}
                      />
                    </td>
                  )
                })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldContext.Provider>
  )
}

const head =
  'kui:sticky kui:top-(--kui-sticky-top,0px) kui:z-(--k-z-sticky) kui:h-8.5 kui:border-b kui:border-line kui:bg-surface kui:text-xs kui:font-medium kui:text-fg-muted'

const columnClass =
  'kui:w-22 kui:max-sm:w-15 kui:text-center kui:data-[column=both]:border-s kui:data-[column=both]:border-s-line-faint'
