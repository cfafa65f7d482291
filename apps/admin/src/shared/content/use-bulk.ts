import type { Status } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { useActions } from '../../data/use-actions'
import { useSetStatus } from '../../data/use-set-status'
import { useTextIn } from '../../data/use-text-in'
import { toastFailure } from '../failures'
import { useTexts } from '../i18n'
import { kitLabels } from '../kit'
import { toastDone, toastWarning } from '../toasts'
import { bulkMessages } from './bulk-messages'
import type { Row } from './columns'
import { useKind, useKindTexts } from './kind'
import { toastNotChanged } from './not-changed'

/**
 * Sets the same fields of many records and says so, with a way back to what each of them had. Rejects as the call does,
 * and then none was changed.
 */
export function useBulk() {
  const { type, source } = useKind()
  const t = useKindTexts()
  const c = useTexts(bulkMessages)
  const textIn = useTextIn()
  const { setFields, putBack } = useActions(type, source)
  const setStatus = useSetStatus(type, source)

  return async (rows: readonly Row[], set: { status: Status } | Record<string, unknown>) => {
    const ids = rows.map(({ id }) => id)
    const names = Object.keys(set)
    const onlyStatus = names.length === 1 && names[0] === 'status'
    const written = await (onlyStatus ? setStatus(ids, set.status as Status) : setFields(ids, set as Partial<Row>))
    const before = new Map(rows.map((row) => [row.id, row]))
    /** What someone changed just before is not known here as it was, so it cannot be put back. */
    const known = ({ id, version }: { id: string; version: number }) => version - (before.get(id)?.version ?? 0) <= 1

    async function undo() {
      const mine = written.filter(known)
      const had = new Map(mine.map(({ id }) => [id, partOf(before.get(id), names)]))
      const kept = [...written.filter((record) => !known(record)), ...(await putBack(mine, had))]
      if (kept.length > 0) toastWarning(c('bulk.notUndone', { names: kept.map(({ name }) => textIn(name)).join(', ') }))
    }

    toastDone('updated', t('count', { count: ids.length }), {
      label: kitLabels().primitives.undo,
      onSelect: () => void undo().catch(toastFailure),
    })
  }
}

/** The same from a dialog: busy meanwhile, closed when it is done, open when it is not. */
export function useBulkDialog(onClose: () => void) {
  const change = useBulk()
  const [busy, setBusy] = useState(false)
  async function save(...what: Parameters<typeof change>) {
    setBusy(true)
    try {
      await change(...what)
      onClose()
    } catch (error) {
      toastNotChanged(error)
      setBusy(false)
    }
  }
  return { busy, save: (...what: Parameters<typeof change>) => void save(...what) }
}

const partOf = (row: Row | undefined, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown> | undefined)?.[name]]))
