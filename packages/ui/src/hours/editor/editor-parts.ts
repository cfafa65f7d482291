import type { HoursLabels } from '../labels/en'
import type { OpeningHoursState } from './use-opening-hours'

/** What the parts of the editor share. */
export type EditorParts = {
  state: OpeningHoursState
  t: HoursLabels
  locale: string
  locked: boolean
  /** Does something, then gives the focus to the control of that name: what had it may be gone. */
  thenFocus: (act: () => void, ...names: string[]) => void
}

/** The names by which controls are found again: `add`, `copy`, `edit`, `from` …, of a day or a special day. */
export const stopName = (what: string, ...of: (string | number)[]): string => [what, ...of].join(' ')
