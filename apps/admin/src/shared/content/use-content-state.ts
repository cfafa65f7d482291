import { useSyncExternalStore } from 'react'
import type { Stored } from '../../data/cache/kind'
import { useMallClock } from '../../data/malls/use-mall-clock'
import { type ContentState, contentStateOf } from './content-state'
import { useKind } from './kind'
import { useListed } from './use-listed'

/** Returns the state of a stored record; `undefined` until its list loads. */
export function useContentState(record: Stored | undefined): ContentState | undefined {
  const { type } = useKind()
  const clock = useMallClock()
  const listed = useListed(record?.id)
  return record && listed && contentStateOf(type, record, listed, clock)
}

type DraftForm = {
  dirty: boolean
  subscribe: (onChange: () => void) => () => void
  values: () => object
}

/** Returns the state of a record if its form were saved now. */
export function useDraftState(record: Stored | undefined, form: DraftForm): ContentState | undefined {
  const { type } = useKind()
  const clock = useMallClock()
  const listed = useListed(record?.id)
  const known = record ? listed : ({ contentStatus: 'unpublished', visibility: { state: 'draft' } } as const)
  // the state as text, to compare it between renders
  const text = useSyncExternalStore(form.subscribe, () => {
    if (!known) return ''
    const { contentStatus, visibility } = known
    const changed = contentStatus === 'published' && form.dirty
    const states = { contentStatus: changed ? ('changed' as const) : contentStatus, visibility }
    return JSON.stringify(contentStateOf(type, form.values(), states, clock))
  })
  return text === '' ? undefined : (JSON.parse(text) as ContentState)
}
