import { ApiError } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { type FieldChange, useActions } from '../../../data/content/use-actions'
import { toastFailure } from '../../failures/failures'
import { getMessages, useMessages } from '../../i18n/i18n'
import { language } from '../../i18n/language'
import { textIn } from '../../i18n/localised'
import { kitLabels } from '../../kit'
import { toastDone, toastWarning } from '../../toasts/toasts'
import { toastNotChanged } from '../editor/toast-not-changed'
import { useKind, useKindMessages } from '../kind'
import { bulkMessages } from './bulk-messages'
import type { Row } from './columns'
import type { ContentListState } from './use-content-list'

/** Field values to set on one of the selected records. */
export type BulkChange = { row: Row; set: Record<string, unknown> }

/** Returns a change for each row with the same field values. */
export const toBulkChanges = (rows: readonly Row[], set: Record<string, unknown>): BulkChange[] =>
  rows.map((row) => ({ row, set }))

type Selection = Pick<ContentListState['table'], 'deselect'>

/**
 * Returns a function that updates many records in one transaction, ends their selection, and shows a toast with undo.
 * Rejects without any change.
 */
export function useBulk({ deselect }: Selection) {
  const { type, source } = useKind()
  const t = useKindMessages()
  const c = useMessages(bulkMessages)
  const { setFields } = useActions(type, source)

  async function undo(changes: readonly FieldChange[]): Promise<void> {
    try {
      await setFields(changes)
    } catch (error) {
      const kept = error instanceof ApiError ? error.records : []
      if (kept.length === 0) return toastFailure(error)
      const others = changes.filter(({ id }) => !kept.some((record) => record.id === id))
      const again = { label: c('bulk.undoOthers'), onSelect: () => void undo(others) }
      toastWarning(c('bulk.notUndone', { names: namesOf(kept) }), others.length > 0 ? again : undefined)
    }
  }

  return async (changes: readonly BulkChange[]) => {
    const updated = await setFields(changes.map(({ row: { id, version }, set }) => ({ id, version, set })))
    const versions = new Map(updated.map(({ id, version }) => [id, version]))
    const back = changes.map(({ row, set }) => ({
      id: row.id,
      version: versions.get(row.id) ?? row.version,
      set: partOf(row, Object.keys(set)),
    }))
    deselect(changes.map(({ row }) => row.id))
    toastDone('updated', t('count', { count: changes.length }), {
      label: kitLabels().primitives.undo,
      onSelect: () => void undo(back),
    })
  }
}

/** Explains a failed bulk change with the names of the records that prevented it. */
export function toastBulkFailure(error: unknown) {
  const records = error instanceof ApiError ? error.records : []
  const movedOn = error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')
  if (records.length === 0) return toastNotChanged(error)
  const names = namesOf(records)
  const t = getMessages(bulkMessages)
  toastWarning(movedOn ? t('bulk.movedOn', { names }) : t('bulk.doesNotFit', { names }))
}

/** Wraps `useBulk` for a dialog: busy while saving, closed on success, open on failure. */
export function useBulkDialog(table: Selection, onClose: () => void) {
  const change = useBulk(table)
  const [busy, setBusy] = useState(false)
  async function save(changes: readonly BulkChange[], onSaved?: () => void) {
    setBusy(true)
    try {
      await change(changes)
      onClose()
      onSaved?.()
    } catch (error) {
      toastBulkFailure(error)
      setBusy(false)
    }
  }
  return { busy, save: (...args: Parameters<typeof save>) => void save(...args) }
}

const namesOf = (records: ApiError['records']) => records.map(({ name }) => textIn(name, language.get())).join(', ')

const partOf = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name]]))
