import type { KioskState } from '@kiosk-admin/api-client'
import { useSyncExternalStore } from 'react'
import type { Stored } from '../../data/cache/kind'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useKind } from './kind'
import { kioskState, lastDayOf } from './kiosk-state'
import { useListed } from './use-listed'

/** Returns the content status from the list; `undefined` until it loads. */
const useContentStatus = (record: Stored | undefined) => useListed(record?.id)?.contentStatus

/** Returns the kiosk state of a stored record. */
export function useKioskState(record: Stored | undefined): KioskState | undefined {
  const { type } = useKind()
  const today = useDateFormat().today()
  const contentStatus = useContentStatus(record)
  if (!record || !contentStatus) return undefined
  return kioskState({ status: record.status, contentStatus, lastDay: lastDayOf(type.lastDay, record), today })
}

type DraftForm = {
  dirty: boolean
  subscribe: (onChange: () => void) => () => void
  values: () => object
}

/** Returns the kiosk state of a record if its form were saved now. */
export function useDraftKioskState(record: Stored | undefined, form: DraftForm): KioskState | undefined {
  const { type } = useKind()
  const today = useDateFormat().today()
  const stored = useContentStatus(record)
  const draft = useSyncExternalStore(form.subscribe, () => stateFields(type.lastDay, form.values()))
  if (record && !stored) return undefined
  const [status, lastDay = null] = draft.split(' ')
  const contentStatus = stored === 'published' && form.dirty ? 'changed' : (stored ?? 'unpublished')
  return kioskState({ status: status === 'Active' ? status : 'InActive', contentStatus, lastDay, today })
}

/** Serialises the fields that the state depends on, to compare them between renders. */
const stateFields = (path: string | undefined, values: object) =>
  [(values as { status?: string }).status, lastDayOf(path, values)].filter(Boolean).join(' ')
