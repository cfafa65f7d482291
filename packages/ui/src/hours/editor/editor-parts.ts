import type { HoursLabels } from '#labels/hours'
import type { OpeningHoursState } from './use-opening-hours'

/** Context of the editor's parts. */
export type EditorParts = {
  state: OpeningHoursState
  t: HoursLabels
  locale: string
  locked: boolean
  /** Runs an action, then focuses the named control, since the focused element may disappear. */
  thenFocus: (act: () => void, ...names: string[]) => void
}

/** Control names for focus: `add`, `copy`, `edit`, `from` …, with their day or special day. */
export const stopName = (name: string, ...of: (string | number)[]): string => [name, ...of].join(' ')
