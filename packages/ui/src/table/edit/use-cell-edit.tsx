import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type TableLabels } from '#labels/table'
import { useLabels } from '../../internal/hooks/use-labels'
import type { FeatureProps, GridFeature } from '../grid/grid-feature'
import type { DataTableColumn } from '../model/data-table-column'
import type { DataTableState } from '../model/use-data-table'
import { CellAnnouncements } from './cell-announcements'
import { type AnyEdit, type CellDraft, type CellEdit, type CellSave, cellKey, isReadable } from './cell-edit'
import { CellEditor, CellFailed, CellSaving, type EditorExit } from './cell-editor'
import { useCellSaves } from './use-cell-saves'

export interface UseCellEditProps<Row> {
  table: DataTableState<Row>
  /** Editors by column id; other columns are read-only. */
  columns: Readonly<Record<string, CellEdit<Row>>>
  /** Error message of a failed save. @default "Not saved. Check your connection and try again." */
  describeError?: (error: unknown) => string | undefined
  labels?: Partial<TableLabels>
}

/** A feature for `features` of `DataTable.Grid`. */
export interface CellEditState<Row> extends GridFeature<Row> {
  /** Whether there is unsaved input, for guards against leaving the page. */
  unsaved: boolean
}

interface OpenCell {
  id: string
  column: string
  error: string | undefined
  /** Rejected input, kept while its row is not rendered. */
  draft?: CellDraft
  /** The same as text, where it is not a number. */
  text?: string | undefined
}

/**
 * Editing in cells: F2, Enter or a double click opens the field (a tap on touch screens), Enter saves, Escape cancels,
 * Tab moves to the next cell. Saving shows a spinner; after a failure the cell shows its previous value and an error,
 * and keeps the input for another attempt.
 */
export function useCellEdit<Row>(props: UseCellEditProps<Row>): CellEditState<Row> {
  const { table, columns, describeError } = props
  const t = useLabels('table', en, props.labels)
  const [open, setOpen] = useState<OpenCell>()
  const { saves, start, forget } = useCellSaves((error) => describeError?.(error) ?? t.notSaved)

  const editOf = (row: Row, { id }: Pick<DataTableColumn<Row>, 'id'>): AnyEdit<Row> | undefined => {
    const edit = columns[id]
    return edit?.locked?.(row) === undefined ? edit : undefined
  }
  const labelOf = (row: Row, column: DataTableColumn<Row>) => t.cellOf(column.header, table.rowName(row))
  const saveOf = (row: Row, column: string): CellSave | undefined => saves.get(cellKey(table.rowId(row), column))

  function begin(cell: HTMLElement) {
    const row = table.list.at(Number(cell.closest<HTMLElement>('[data-row-index]')?.dataset.rowIndex))
    const column = cell.dataset.columnId ?? ''
    if (row === undefined || !editOf(row, { id: column })) return
    const save = saveOf(row, column)
    if (save?.state === 'saving') return
    const error = save?.state === 'failed' ? save.message : undefined
    flushSync(() => setOpen({ id: table.rowId(row), column, error }))
    // a double click selects a word, and clicks with selected text do not open rows
    window.getSelection()?.removeAllRanges()
    focusField(cell)
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function commit(row: Row, column: DataTableColumn<Row>, draft: CellDraft, exit: EditorExit, text?: string) {
    const edit = editOf(row, column)
    const id = table.rowId(row)
    const from = cellElement()
    if (edit) {
      if (!isReadable(edit.kind, draft)) {
        // the field shows the error; keep the input, as the row may be scrolled away
        setOpen({ id, column: column.id, error: undefined, draft, text })
        return false
      }
      const error = edit.check?.(draft, row)
      if (error !== undefined) {
        setOpen({ id, column: column.id, error, draft })
        return false
      }
      const key = cellKey(id, column.id)
      if (Object.is(edit.value(row), draft)) forget(key)
      else void start(key, draft, () => edit.save(edit.set(row, draft), row))
    }
    close(from, exit)
    return true
  }

  function close(from: HTMLElement | null, exit: EditorExit) {
    const next = from && exit === 'next' ? neighbour(from, 1) : from && exit === 'previous' ? neighbour(from, -1) : null
    flushSync(() => setOpen(undefined))
    if (next) begin(next)
    else if (exit !== 'away') from?.focus()
  }

  const editor = (row: Row, column: DataTableColumn<Row>, save: CellSave | undefined) => {
    const edit = columns[column.id]
    if (!edit) return null
    return (
      <CellEditor
        edit={edit}
        label={labelOf(row, column)}
        initial={open?.draft ?? save?.draft ?? edit.value(row)}
        error={open?.error}
        initialText={open?.text}
        onCommit={(draft, exit, text) => commit(row, column, draft, exit, text)}
        onCancel={() => {
          forget(cellKey(table.rowId(row), column.id))
          close(cellElement(), 'enter')
        }}
      />
    )
  }

  /** Opens a cell on user request, unless another one contains rejected input. */
  function enter(cell: HTMLElement) {
    const refused = gridOf(cell)?.querySelector<HTMLElement>(EDITED)
    if (refused && refused !== cell) focusField(refused)
    else begin(cell)
  }

  const openRow = open && table.allRows.some((row) => table.rowId(row) === open.id)
  return {
    unsaved: openRow === true || saves.size > 0,
    onKeyDown(event, { row, column }) {
      if (row === undefined || (event.key !== 'F2' && event.key !== 'Enter')) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!editOf(row, { id: column })) return
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell-edit]')
      if (!cell) return
      event.preventDefault()
      enter(cell)
    },
    // errors float over the following rows
    rowProps(row) {
      const id = table.rowId(row)
      const floats = open?.id === id || Object.keys(columns).some((column) => saveOf(row, column)?.state === 'failed')
      return { 'data-lifted': floats ? '' : undefined }
    },
    cellProps(row, column): FeatureProps {
      if (!editOf(row, column)) {
        const reason = columns[column.id]?.locked?.(row)
        return { 'aria-readonly': true, title: reason }
      }
      return {
        'data-cell-edit': '',
        'aria-busy': saveOf(row, column.id)?.state === 'saving' || undefined,
        'aria-invalid': saveOf(row, column.id)?.state === 'failed' || undefined,
        onDoubleClick: (event: MouseEvent<HTMLElement>) => enter(event.currentTarget),
        onClick: (event: MouseEvent<HTMLElement>) => {
          const { pointerType } = event.nativeEvent as PointerEvent
          if (pointerType === 'touch' && !(event.target as HTMLElement).closest('a, button, input, select, label'))
            enter(event.currentTarget)
        },
      }
    },
    cell(content, row, column) {
      const save = saveOf(row, column.id)
      if (open?.id === table.rowId(row) && open.column === column.id) return editor(row, column, save)
      if (!save) return content
      const edit: AnyEdit<Row> | undefined = columns[column.id]
      if (save.state === 'saving' && edit) {
        const changed = edit.set(row, save.draft)
        return <CellSaving>{column.cell ? column.cell(changed) : String(column.value(changed) ?? '')}</CellSaving>
      }
      if (save.state === 'saving') return content
      return (
        <CellFailed
          label={labelOf(row, column)}
          message={save.message}
          onAgain={() => {
            const cell = document.activeElement?.closest<HTMLElement>('[data-cell-edit]')
            if (cell) enter(cell)
          }}
        >
          {content}
        </CellFailed>
      )
    },
    overlay: <CellAnnouncements saves={saves} name={(id, column) => nameOf(id, column)} />,
  }

  function nameOf(id: string, columnId: string): string {
    const row = table.allRows.find((one) => table.rowId(one) === id)
    const column = table.allColumns.find((one) => one.id === columnId)
    return row !== undefined && column ? labelOf(row, column) : ''
  }
}

const EDITED = '[data-cell-edit]:has([data-slot=cell-editor])'

/** The cell of the focused editor. */
const cellElement = () =>
  document.activeElement?.closest<HTMLElement>('[data-cell-edit]') ?? document.querySelector<HTMLElement>(EDITED)

const gridOf = (cell: HTMLElement) => cell.closest('[role=grid], [role=treegrid]')

function focusField(cell: HTMLElement) {
  const field = cell.querySelector<HTMLElement>('input, select, [role=switch]')
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** The next editable and visible cell in reading order. */
function neighbour(cell: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const cells = [...(gridOf(cell)?.querySelectorAll<HTMLElement>('[data-cell-edit]') ?? [])].filter((one) =>
    one.checkVisibility(),
  )
  return cells[cells.indexOf(cell) + by]
}
