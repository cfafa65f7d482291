import { type Option, textOption } from '../../fields/options/options'

export type FilterOption = Option<string, { value: string; label: string }>

/** Options as objects. */
export const labelledOptions = (options: readonly FilterOption[]) =>
  options.map((option) => (typeof option === 'string' ? textOption(option) : option))

/** Filter type of a column. */
export type ColumnFilter =
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly FilterOption[] }
  /** For dates: moments, or texts that start with `YYYY-MM-DD`. */
  | { kind: 'date' }
  | { kind: 'number' }
