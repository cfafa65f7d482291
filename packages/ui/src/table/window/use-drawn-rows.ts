import { useLayoutEffect, useRef } from 'react'
import type { useRowWindow } from '../../internal/row-window/use-row-window'
import type { DataTableState } from '../model/use-data-table'
import { rowSlots } from './row-slots'

interface Drawn {
  slots: ReadonlyMap<string, number>
  active?: string
}

/** The drawn rows, each with `slot`, the key of its element. `active` is the row with the keyboard focus. */
export function useDrawnRows<Row>(
  { list, rowId }: Pick<DataTableState<Row>, 'list' | 'rowId'>,
  { items, scrolling }: Pick<ReturnType<typeof useRowWindow>, 'items' | 'scrolling'>,
  active: number,
) {
  const last = useRef<Drawn>({ slots: new Map() })
  const found = items.map((item) => {
    const row = list.at(item.index)
    // rows that are not loaded have no id yet
    return { ...item, row, id: row === undefined ? `#${item.index}` : rowId(row) }
  })
  const ids = found.map(({ id }) => id)
  const slots = rowSlots(last.current.slots, ids, last.current.active)
  useLayoutEffect(() => {
    last.current = { slots, active: found.find(({ index }) => index === active)?.id }
  })
  const drawn = found.map((one) => ({ ...one, slot: slots.get(one.id) as number }))
  // Screen readers follow the document order. It is restored after scrolling, because moving elements costs frames.
  return scrolling ? drawn.sort((a, b) => a.slot - b.slot) : drawn
}
