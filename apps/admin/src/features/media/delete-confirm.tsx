import { ApiError, type Call } from '@kiosk-admin/api-client'
import { type ReactNode, useState } from 'react'
import { contentMessages } from '../../shared/content/messages'
import { DeleteDialog } from '../../shared/deletion/delete-dialog'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLabels } from '../../shared/kit'
import { toastDone, toastWarning } from '../../shared/toasts/toasts'

type Record = { id: string; name: string }

type DeleteConfirmProps<R extends Record> = {
  /** The records to delete; undefined closes the dialog. */
  records: readonly R[] | undefined
  onClose: () => void
  /** Called with the ids of the deleted records; others were kept. */
  onDeleted?: (ids: readonly string[]) => void
  remove: (records: readonly R[]) => Promise<{ ids: string[]; conflicts: readonly { id: string }[] }>
  restore: (ids: readonly string[]) => Promise<unknown>
  /** The consequences of the deletion. */
  children: ReactNode
  countText: (count: number) => string
  /** The call that lists usages. */
  usage: Call
}

/** `Delete?`, and its outcome: deleted with Undo, kept because someone has changed it, or in use, with the usages. */
export function DeleteConfirm<R extends Record>({ records, onClose, children, ...rest }: DeleteConfirmProps<R>) {
  const { onDeleted, remove, restore, countText, usage } = rest
  const c = useMessages(contentMessages)
  const [busy, setBusy] = useState(false)
  const [inUse, setInUse] = useState<ApiError>()

  async function deleteThem(confirmed: readonly R[]) {
    const { ids, conflicts } = await remove(confirmed)
    const deleted = confirmed.filter(({ id }) => ids.includes(id))
    const kept = confirmed.filter(({ id }) => conflicts.some((conflict) => conflict.id === id))
    if (kept.length > 0) toastWarning(c('content.kept', { names: kept.map(({ name }) => name).join(', ') }))
    const [first] = deleted
    if (!first) return
    toastDone('deleted', deleted.length === 1 ? first.name : countText(deleted.length), {
      label: kitLabels().primitives.undo,
      onSelect: () => void restore(ids).catch(toastFailure),
    })
    onDeleted?.(ids)
  }

  async function confirm() {
    if (!records) return
    setBusy(true)
    try {
      await deleteThem(records)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'in_use') setInUse(error)
      else {
        toastFailure(error)
        close()
      }
      setBusy(false)
      return
    }
    setBusy(false)
    close()
  }

  function close() {
    setInUse(undefined)
    onClose()
  }

  if (!records) return null
  return (
    <DeleteDialog
      ids={records.map(({ id }) => id)}
      usage={usage}
      rejectedUsage={inUse}
      busy={busy}
      onClose={close}
      onConfirm={() => void confirm()}
    >
      {children}
    </DeleteDialog>
  )
}
