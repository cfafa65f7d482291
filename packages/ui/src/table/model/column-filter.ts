export interface FilterOption {
  value: string
  label: string
}

/** Filter type of a column. */
export type ColumnFilter =
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly FilterOption[] }
  /** For dates: moments, or texts that start with `YYYY-MM-DD`. */
  | { kind: 'date' }
  | { kind: 'number' }
