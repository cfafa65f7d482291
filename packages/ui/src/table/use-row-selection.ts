import type { RowSelectionState } from '@tanstack/table-core'
import { useMemo } from 'react'
import { useControllable } from '../internal/use-controllable'

const NONE: readonly string[] = []

interface UseRowSelectionProps {
  selection?: readonly string[]
  defaultSelection?: readonly string[]
  onSelectionChange?: (selection: readonly string[]) => void
}

/** Selected ids as a list outside, which an address can hold, and as the map that TanStack Table asks for. */
export function useRowSelection(props: UseRowSelectionProps) {
  const { defaultSelection = NONE, onSelectionChange } = props
  const [selection, setSelection] = useControllable(props.selection, defaultSelection, onSelectionChange)
  const rowSelection = useMemo(() => {
    const map: RowSelectionState = {}
    for (const id of selection) map[id] = true
    return map
  }, [selection])
  return { selection, setSelection, rowSelection }
}

/** Whether all rows that may be selected are, or some of them; it looks no further than it must. */
export function shareSelected<Row>(
  rows: readonly Row[],
  canSelect: (row: Row) => boolean,
  isSelected: (row: Row) => boolean,
): boolean | 'mixed' {
  let [some, every] = [false, true]
  for (const row of rows) {
    if (isSelected(row)) some = true
    else if (canSelect(row)) every = false
    if (some && !every) return 'mixed'
  }
  return some && every
}
