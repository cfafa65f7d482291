import { useSyncExternalStore } from 'react'
import type { Stored } from '../../data/cache/kind'
import { useList } from '../../data/content/use-list'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useKind } from './kind'
import { type KioskState, kioskState, lastDayOf } from './kiosk-state'

/** The status in the list of the kind around; undefined until that list is there. */
function useContentStatus(record: Stored | undefined) {
  const { type, source } = useKind()
  return useList(type, record !== undefined, source).data?.find(({ id }) => id === record?.id)?.contentStatus
}

/** Where a stored record of the kind around stands on the kiosks. */
export function useKioskState(record: Stored | undefined): KioskState | undefined {
  const { type } = useKind()
  const today = useDateFormat().today()
  const contentStatus = useContentStatus(record)
  if (!record || !contentStatus) return undefined
  return kioskState({ status: record.status, contentStatus, lastDay: lastDayOf(type.lastDay, record), today })
}

type WrittenForm = {
  dirty: boolean
  subscribe: (onChange: () => void) => () => void
  rhf: { getValues: () => object }
}

/** The same for what is being written: as if the form were saved now. */
export function useWrittenState(record: Stored | undefined, form: WrittenForm): KioskState | undefined {
  const { type } = useKind()
  const today = useDateFormat().today()
  const stored = useContentStatus(record)
  const written = useSyncExternalStore(form.subscribe, () => stateFields(type.lastDay, form.rhf.getValues()))
  if (record && !stored) return undefined
  const [status, lastDay = null] = written.split(' ')
  const contentStatus = stored === 'published' && form.dirty ? 'changed' : (stored ?? 'unpublished')
  return kioskState({ status: status === 'Active' ? status : 'InActive', contentStatus, lastDay, today })
}

/** What the state depends on, as one text that is compared between renders. */
const stateFields = (path: string | undefined, values: object) =>
  [(values as { status?: string }).status, lastDayOf(path, values)].filter(Boolean).join(' ')
