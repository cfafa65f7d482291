import { createContext, use } from 'react'

/** Whether a cell is focused, and the index of its control. */
export interface CellFocus {
  active: boolean
  item: number
}

const CellFocusContext = createContext<CellFocus>({ active: false, item: 0 })

export const CellFocusProvider = CellFocusContext.Provider

/**
 * Props that make a control reachable by the grid's arrow keys, and by Tab only at the current position. `item` is its
 * index among the controls of the cell.
 */
export function useGridStop(item = 0): { tabIndex: number; 'data-grid-stop': '' } {
  const focus = use(CellFocusContext)
  return { tabIndex: focus.active && focus.item === item ? 0 : -1, 'data-grid-stop': '' }
}

/** Index of the menu button in a header cell: 1, or 0 if the column cannot be sorted. */
const HeadItemContext = createContext(0)

export const HeadItemProvider = HeadItemContext.Provider

export const useHeadItem = () => use(HeadItemContext)
