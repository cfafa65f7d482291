// The state of a record: its draft compared with the last publication, and what visitors see.

import {
  type ContentStatus,
  type MallClock,
  type Visibility,
  type VisibilityRules,
  type VisibilityState,
  visibilityOf,
} from '@kiosk-admin/api-client'

export type ContentState = {
  contentStatus: ContentStatus
  /** What visitors see now, by the last publication. */
  visibility: Visibility
  /** What visitors would see if the draft were published now. */
  draft: Visibility
}

/** A stored record, or the values of its form, with the states that its list names. */
type Stated = { contentStatus: ContentStatus; visibility: Visibility }

/** Returns the state of a draft. Its owner counts as published, unless the list says that it is not. */
export function contentStateOf(
  rules: VisibilityRules,
  draft: object,
  { contentStatus, visibility }: Stated,
  clock: MallClock,
): ContentState {
  const isPublished = () => visibility.state !== 'owner'
  return { contentStatus, visibility, draft: visibilityOf(rules, draft, { clock, isPublished }) }
}

/** The states in which a draft is not shown, neither now nor later. */
const notShown: readonly VisibilityState[] = ['inactive', 'ended', 'never']

/** Whether it is published or will be with the next publication: a draft that is never shown waits for nothing. */
export const isWaiting = ({ contentStatus, draft }: ContentState): boolean =>
  contentStatus !== 'unpublished' || !notShown.includes(draft.state)

/** Whether visitors see the record until the next publication, which leaves it out. */
export const comesOff = ({ visibility, draft }: ContentState): boolean =>
  visibility.state === 'shown' && notShown.includes(draft.state)

/** What staff should know of a record's preview; `published` is the normal case. */
export type Hint = ContentStatus | 'shownChanged' | 'comesOff' | 'notShown' | 'ended' | 'never' | 'upcoming' | 'owner'

export function hintOf(state: ContentState): Hint {
  const { contentStatus, visibility, draft } = state
  if (comesOff(state)) return 'comesOff'
  if (draft.state === 'inactive') return 'notShown'
  if (draft.state === 'ended' || draft.state === 'never') return draft.state
  if (contentStatus === 'changed' && visibility.state === 'shown') return 'shownChanged'
  if (contentStatus !== 'published') return contentStatus
  return visibility.state === 'upcoming' || visibility.state === 'owner' ? visibility.state : 'published'
}
