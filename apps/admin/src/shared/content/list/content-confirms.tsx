import { ApiError, type Localised } from '@kiosk-admin/api-client'
import { lazy, Suspense, useState } from 'react'
import { useActions } from '../../../data/content/use-actions'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { toastFailure } from '../../failures/failures'
import { useTexts } from '../../i18n/i18n'
import { kitLabels } from '../../kit'
import { toastDone, toastWarning } from '../../toasts/toasts'
import { useKind, useKindTexts } from '../kind'
import { contentMessages } from '../messages'
import type { Row } from './columns'

const Question = lazy(async () => ({ default: (await import('./question')).Question }))
const DeleteDialog = lazy(async () => ({ default: (await import('../../deletion/delete-dialog')).DeleteDialog }))

/** What staff are being asked about. */
export type Asked = { kind: 'copy'; record: Row } | { kind: 'delete'; records: readonly Row[] }

/** Letters that the contract allows in a name. */
const longestName = 120

type ContentConfirmsProps = { asked: Asked | undefined; onClose: () => void; onDeleted: () => void }

/** `Make a copy?` and `Delete?`, and what follows from a yes. */
export function ContentConfirms({ asked, onClose, onDeleted }: ContentConfirmsProps) {
  const { type, source } = useKind()
  const t = useKindTexts()
  const c = useTexts(contentMessages)
  const textIn = useLocalisedText()
  const { data: languages } = useMallLanguages()
  const { copy, remove, restore } = useActions(type, source)
  const [busy, setBusy] = useState(false)
  // what stands in the way of a deletion, for the question that it was the answer to
  const [inUse, setInUse] = useState<{ asked: Asked | undefined; error: ApiError }>()
  const nameOf = (record: { name: Localised }) => textIn(record.name)
  // a copy is named in the mall's first language: the one that every record has
  const ownName = (record: Row) => (languages?.[0] && record.name[languages[0].id]) || nameOf(record)
  const what = (records: readonly Row[]) =>
    records.length === 1 && records[0] ? nameOf(records[0]) : t('count', { count: records.length })

  async function doIt(act: () => Promise<void>) {
    setBusy(true)
    try {
      await act()
      onClose()
    } catch (error) {
      // the question stays open, with what was typed
      if (error instanceof ApiError && error.code === 'in_use') setInUse({ asked, error })
      else toastFailure(error)
    }
    setBusy(false)
  }

  const makeCopy = (record: Row, name: string) =>
    doIt(async () => {
      await copy(record.id, name)
      toastDone('copied', name)
    })

  const deleteThem = (records: readonly Row[]) =>
    doIt(async () => {
      const { ids, conflicts } = await remove(records)
      const gone = records.filter(({ id }) => ids.includes(id))
      const kept = records.filter(({ id }) => conflicts.some((conflict) => conflict.id === id))
      if (kept.length > 0) toastWarning(c('content.kept', { names: kept.map(nameOf).join(', ') }))
      if (gone.length > 0) {
        toastDone('deleted', what(gone), {
          label: kitLabels().primitives.undo,
          onSelect: () => void restore(ids).catch(toastFailure),
        })
      }
      onDeleted()
    })

  if (asked?.kind === 'copy') {
    return (
      <Suspense>
        <Question
          open
          kind="copy"
          defaultName={kitLabels().primitives.confirm.copyOf(ownName(asked.record)).slice(0, longestName)}
          busy={busy}
          onOpenChange={onClose}
          onConfirm={(name) => void makeCopy(asked.record, name)}
        />
      </Suspense>
    )
  }
  if (asked?.kind === 'delete') {
    return (
      <Suspense>
        <DeleteDialog
          ids={asked.records.map(({ id }) => id)}
          usage={type.calls.usage}
          refusedFor={inUse?.asked === asked ? inUse.error : undefined}
          busy={busy}
          onClose={onClose}
          onConfirm={() => void deleteThem(asked.records)}
        >
          {asked.records.length === 1
            ? c('content.deleteText', { name: what(asked.records) })
            : c('content.deleteMany', { what: what(asked.records) })}
        </DeleteDialog>
      </Suspense>
    )
  }
  return null
}
