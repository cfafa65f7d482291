import { useLayoutEffect, useRef } from 'react'
import type { DataTableState } from '../model/use-data-table'
import { rowSlots } from './row-slots'
import type { useRowWindow } from './use-row-window'

interface Drawn {
  slots: ReadonlyMap<string, number>
  active?: string
}

/** The rows of a window, and which element draws each: `slot` is its key. The keyboard stands on the row `active`. */
export function useDrawnRows<Row>(
  { rows, rowId }: Pick<DataTableState<Row>, 'rows' | 'rowId'>,
  { items, scrolling }: Pick<ReturnType<typeof useRowWindow>, 'items' | 'scrolling'>,
  active: number,
) {
  const last = useRef<Drawn>({ slots: new Map() })
  const found = items.flatMap((item) => {
    const row = rows[item.index]
    return row === undefined ? [] : { ...item, row, id: rowId(row) }
  })
  const ids = found.map(({ id }) => id)
  const slots = rowSlots(last.current.slots, ids, last.current.active)
  useLayoutEffect(() => {
    last.current = { slots, active: found.find(({ index }) => index === active)?.id }
  })
  const drawn = found.map((one) => ({ ...one, slot: slots.get(one.id) as number }))
  // Screen readers read in the document's order. While rows scroll past nobody does, and each moved element costs a frame.
  return scrolling ? drawn.sort((a, b) => a.slot - b.slot) : drawn
}
