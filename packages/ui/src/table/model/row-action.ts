import type { ReactNode } from 'react'

/** Something that can be done with a row. */
export interface RowAction {
  id: string
  label: string
  icon: ReactNode
  onSelect: () => void
  /** Also a button in the row, shown on hover, on focus and for fingers. @default false */
  inline?: boolean
  /** It deletes or ends something. @default false */
  danger?: boolean
  /** Why it cannot be done now; it is shown, locked. */
  locked?: string
}
