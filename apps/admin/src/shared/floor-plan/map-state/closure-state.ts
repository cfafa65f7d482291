import type { RecordOf } from '@kiosk-admin/api-client'

/** Lifts break down; doors, walkways and stairs are closed. */
export type ClosureState = 'outOfOrder' | 'closed'

export const closureStateOf = (kind: RecordOf<'connector'>['kind']): ClosureState =>
  kind === 'stairs' || kind === 'ramp' ? 'closed' : 'outOfOrder'
