import { ApiError, type Usage } from '@kiosk-admin/api-client'
import { Button, ConfirmDialog, Dialog } from '@kiosk-admin/ui'
import { type ReactNode, useState } from 'react'
import { contentMessages } from '../../shared/content/messages'
import { toastFailure } from '../../shared/failures'
import { useTexts } from '../../shared/i18n'
import { kitLabels } from '../../shared/kit'
import { toastDone, toastWarning } from '../../shared/toasts'
import { mediaFileMessages } from './messages'
import { Places } from './usage-list'

type Record = { id: string; name: string }

type DeleteQuestionProps<R extends Record> = {
  /** Those that are asked about; none closes the question. */
  records: readonly R[] | undefined
  onClose: () => void
  /** Told when they are gone. */
  onDeleted?: () => void
  remove: (records: readonly R[]) => Promise<{ ids: string[]; conflicts: readonly { id: string }[] }>
  restore: (ids: readonly string[]) => Promise<unknown>
  /** What deleting means. */
  children: ReactNode
  countText: (count: number) => string
  /** Said over the places, when they are in use. */
  inUse: { title: string; text: string }
}

/** `Delete?`, and what follows from a yes: gone with Undo, kept since someone changed it, or in use and where. */
export function DeleteQuestion<R extends Record>({ records, onClose, children, ...rest }: DeleteQuestionProps<R>) {
  const { onDeleted, remove, restore, countText, inUse } = rest
  const t = useTexts(mediaFileMessages)
  const c = useTexts(contentMessages)
  const [busy, setBusy] = useState(false)
  const [usedBy, setUsedBy] = useState<readonly Usage[]>()

  async function deleteThem(asked: readonly R[]) {
    const { ids, conflicts } = await remove(asked)
    const gone = asked.filter(({ id }) => ids.includes(id))
    const kept = asked.filter(({ id }) => conflicts.some((conflict) => conflict.id === id))
    if (kept.length > 0) toastWarning(c('content.kept', { names: kept.map(({ name }) => name).join(', ') }))
    const [first] = gone
    if (!first) return
    toastDone('deleted', gone.length === 1 ? first.name : countText(gone.length), {
      label: kitLabels().primitives.undo,
      onSelect: () => void restore(ids).catch(toastFailure),
    })
    onDeleted?.()
  }

  async function confirm() {
    if (!records) return
    setBusy(true)
    try {
      await deleteThem(records)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'in_use') setUsedBy(error.usedBy)
      else toastFailure(error)
    }
    setBusy(false)
    onClose()
  }

  return (
    <>
      <ConfirmDialog
        open={records !== undefined}
        kind="delete"
        busy={busy}
        onOpenChange={onClose}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
      <Dialog.Root open={usedBy !== undefined} onOpenChange={() => setUsedBy(undefined)}>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{inUse.title}</Dialog.Title>
            <Dialog.Description>{inUse.text}</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body tabIndex={0}>{usedBy && <Places places={usedBy} />}</Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => setUsedBy(undefined)}>{t('mediaFiles.close')}</Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}
