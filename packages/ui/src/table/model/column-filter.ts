export interface FilterOption {
  value: string
  label: string
}

/** How staff filter a column. */
export type ColumnFilter =
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly FilterOption[] }
  /** Of days: moments, or texts that begin with `YYYY-MM-DD`. */
  | { kind: 'date' }
  | { kind: 'number' }
