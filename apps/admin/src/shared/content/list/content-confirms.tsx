import { ApiError, type Localised } from '@kiosk-admin/api-client'
import { lazy, Suspense, useState } from 'react'
import { useActions } from '../../../data/content/use-actions'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { toastFailure } from '../../failures/failures'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { kitLabels } from '../../kit'
import { toastDone, toastWarning } from '../../toasts/toasts'
import { useKind, useKindMessages } from '../kind'
import { contentMessages } from '../messages'
import type { Row } from './columns'

const LazyConfirmDialog = lazy(async () => ({
  default: (await loadCode(() => import('./lazy-confirm-dialog'))).LazyConfirmDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../deletion/delete-dialog'))).DeleteDialog,
}))

/** Action that waits for confirmation. */
export type Confirmation = { kind: 'copy'; record: Row } | { kind: 'delete'; records: readonly Row[] }

/** Maximum length of a name in the contract. */
const maxNameLength = 120

type ContentConfirmsProps = { confirmation: Confirmation | undefined; onClose: () => void; onDeleted: () => void }

/** Confirms and performs copies and deletions. */
export function ContentConfirms({ confirmation, onClose, onDeleted }: ContentConfirmsProps) {
  const { type, source } = useKind()
  const t = useKindMessages()
  const c = useMessages(contentMessages)
  const textIn = useLocalisedText()
  const { data: languages } = useMallLanguages()
  const { copy, remove, restore } = useActions(type, source)
  const [busy, setBusy] = useState(false)
  // usages that the server rejected the deletion for, with the action they belong to
  const [inUse, setInUse] = useState<{ confirmation: Confirmation | undefined; error: ApiError }>()
  const nameOf = (record: { name: Localised }) => textIn(record.name)
  // a copy's name is in the mall's first language, which every record has
  const requiredName = (record: Row) => (languages?.[0] && record.name[languages[0].id]) || nameOf(record)
  const describeRecords = (records: readonly Row[]) =>
    records.length === 1 && records[0] ? nameOf(records[0]) : t('count', { count: records.length })

  async function run(act: () => Promise<void>) {
    setBusy(true)
    try {
      await act()
      onClose()
    } catch (error) {
      // keeps the dialog open with its input
      if (error instanceof ApiError && error.code === 'in_use') setInUse({ confirmation, error })
      else toastFailure(error)
    }
    setBusy(false)
  }

  const makeCopy = (record: Row, name: string) =>
    run(async () => {
      await copy(record.id, name)
      toastDone('copied', name)
    })

  const deleteRecords = (records: readonly Row[]) =>
    run(async () => {
      const { ids, conflicts } = await remove(records)
      const gone = records.filter(({ id }) => ids.includes(id))
      const kept = records.filter(({ id }) => conflicts.some((conflict) => conflict.id === id))
      if (kept.length > 0) toastWarning(c('content.kept', { names: kept.map(nameOf).join(', ') }))
      if (gone.length > 0) {
        toastDone('deleted', describeRecords(gone), {
          label: kitLabels().primitives.undo,
          onSelect: () => void restore(ids).catch(toastFailure),
        })
      }
      onDeleted()
    })

  if (confirmation?.kind === 'copy') {
    return (
      <Suspense>
        <LazyConfirmDialog
          open
          kind="copy"
          defaultName={kitLabels().primitives.confirm.copyOf(requiredName(confirmation.record)).slice(0, maxNameLength)}
          busy={busy}
          onOpenChange={onClose}
          onConfirm={(name) => void makeCopy(confirmation.record, name)}
        />
      </Suspense>
    )
  }
  if (confirmation?.kind === 'delete') {
    return (
      <Suspense>
        <DeleteDialog
          ids={confirmation.records.map(({ id }) => id)}
          usage={type.calls.usage}
          rejectedUsage={inUse?.confirmation === confirmation ? inUse.error : undefined}
          busy={busy}
          onClose={onClose}
          onConfirm={() => void deleteRecords(confirmation.records)}
        >
          {confirmation.records.length === 1
            ? c('content.deleteText', { name: describeRecords(confirmation.records) })
            : c('content.deleteMany', { what: describeRecords(confirmation.records) })}
        </DeleteDialog>
      </Suspense>
    )
  }
  return null
}
