import type { ReactNode } from 'react'

/** An action on a row. */
export interface RowAction {
  id: string
  label: string
  icon: ReactNode
  onSelect: () => void
  /** Also a button in the row, visible on hover, focus and touch. @default false */
  inline?: boolean
  /** Marks a destructive action. @default false */
  danger?: boolean
  /** Reason why it is unavailable; it is shown locked. */
  locked?: string
}
