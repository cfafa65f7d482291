import { ApiError, copyName, type Localised } from '@kiosk-admin/api-client'
import { lazy, Suspense, useState } from 'react'
import { useActions } from '../../../data/content/use-actions'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { toastFailure } from '../../failures/failures'
import { useMessages } from '../../i18n/i18n'
import { useLanguage } from '../../i18n/language'
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

type ContentConfirmsProps = {
  confirmation: Confirmation | undefined
  onClose: () => void
  /** Called with the ids of the deleted records; others were kept. */
  onDeleted: (ids: readonly string[]) => void
}

/** Confirms and performs copies and deletions. */
export function ContentConfirms({ confirmation, onClose, onDeleted }: ContentConfirmsProps) {
  const { type, source } = useKind()
  const t = useKindMessages()
  const c = useMessages(contentMessages)
  const textIn = useLocalisedText()
  const language = useLanguage()
  const { data: languages } = useMallLanguages()
  const { copy, remove, restore } = useActions(type, source)
  const [busy, setBusy] = useState(false)
  // usages that the server rejected the deletion for, with the action they belong to
  const [inUse, setInUse] = useState<{ confirmation: Confirmation | undefined; error: ApiError }>()
  const nameOf = (record: { name: Localised }) => textIn(record.name)
  // a copy is named in the reader's language, else in the mall's first, which every record has
  const languageOf = ({ name }: { name: Localised | string }) => {
    const isRead = typeof name === 'string' || (name[language] && languages?.some(({ id }) => id === language))
    return isRead ? language : (languages?.[0]?.id ?? language)
  }
  const nameOfCopy = (record: Row) => {
    const own = languageOf(record)
    return copyName(record.name[own] ?? nameOf(record), own)
  }
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
      await copy(record.id, name, languageOf(record))
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
      onDeleted(ids)
    })

  if (confirmation?.kind === 'copy') {
    return (
      <Suspense>
        <LazyConfirmDialog
          open
          kind="copy"
          defaultName={nameOfCopy(confirmation.record)}
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
