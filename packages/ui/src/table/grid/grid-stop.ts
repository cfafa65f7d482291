import { createContext, use } from 'react'

/** The cell that the keyboard stands on, and at which of its controls; nothing elsewhere. */
export interface CellFocus {
  active: boolean
  item: number
}

const CellFocusContext = createContext<CellFocus>({ active: false, item: 0 })

export const CellFocusProvider = CellFocusContext.Provider

/**
 * Props that make a control a stop of the grid's keyboard: arrows reach it, Tab only when it is where staff stand.
 * `item` counts the controls of one cell.
 */
export function useGridStop(item = 0): { tabIndex: number; 'data-grid-stop': '' } {
  const focus = use(CellFocusContext)
  return { tabIndex: focus.active && focus.item === item ? 0 : -1, 'data-grid-stop': '' }
}

/** Which control of a column's head its menu's button is: the second one, unless the column cannot be sorted. */
const HeadItemContext = createContext(0)

export const HeadItemProvider = HeadItemContext.Provider

export const useHeadItem = () => use(HeadItemContext)
