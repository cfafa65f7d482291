import type { Connector } from '../model'
import type { NoWayReason } from '../route/ways'

/** What a language says about a way as a whole. */
export type NoticeTexts = {
  readonly summary: (metres: number, minutes: number) => string
  /** Of a lift with a name of its own. */
  readonly outOfOrder: (name: string) => string
  /** Of stairs or a ramp with a name of their own. */
  readonly closed: (name: string) => string
  readonly kindOutOfOrder: { readonly [kind in Connector['kind']]: string }
  readonly detour: string
  readonly partClosed: string
  readonly whyNot: { readonly [reason in Exclude<NoWayReason, 'notDrawn'>]: (name: string) => string }
}
