import type { ReactNode } from 'react'

/** States of a list that is not or only partly loaded. */
export interface ListProblem {
  /** @default false */
  loading?: boolean
  /** Error message; with existing rows, the list is partly loaded. `true` shows the kit's message. */
  error?: ReactNode
  onRetry?: () => void
  /** Reason why the user may not see the list. */
  noAccess?: ReactNode
}
