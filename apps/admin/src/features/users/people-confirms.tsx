import { ApiError } from '@kiosk-admin/api-client'
import { ConfirmDialog } from '@kiosk-admin/ui'
import { useState } from 'react'
import { type PeopleType, type Person, usePeopleActions } from '../../data/people/use-people'
import { contentMessages } from '../../shared/content/messages'
import { DeleteDialog } from '../../shared/deletion/delete-dialog'
import { deletionMessages } from '../../shared/deletion/messages'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { fieldErrorText, reasonOf } from '../../shared/failures/reasons'
import { getMessages, useMessages } from '../../shared/i18n/i18n'
import { language } from '../../shared/i18n/language'
import { kitLabels, loadKitLabels } from '../../shared/kit'
import { toastDone, toastWarning } from '../../shared/toasts/toasts'

/** The action to confirm, and its records. */
export type Confirmation<R> = { kind: 'copy'; record: R } | { kind: 'delete'; records: readonly R[] }

type PeopleConfirmsProps<R extends Person> = {
  type: PeopleType<R>
  confirmation: Confirmation<R> | undefined
  onClose: () => void
  onDeleted: (ids: readonly string[]) => void
  nameOf: (record: R) => string
  /** The suggested name of a copy. */
  copyName: (record: R) => string
  /** The text of the toast for a copy. @default its name */
  copied?: (name: string) => string
  /** The consequences of the deletion. */
  deleteText: (records: readonly R[]) => string
  /** Formats the number of records. */
  countText: (count: number) => string
}

const NAMES = ['name', 'username']

/** `Make a copy?` and `Delete?`, and the outcome; refusals are shown in the dialog. */
export function PeopleConfirms<R extends Person>({
  type,
  confirmation,
  onClose,
  onDeleted,
  ...texts
}: PeopleConfirmsProps<R>) {
  const { nameOf, copyName, copied = (name) => name, deleteText, countText } = texts
  const c = useMessages(contentMessages)
  const { copy, remove, restore } = usePeopleActions(type)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ confirmation: Confirmation<R> | undefined; text: string }>()

  async function run(act: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
      onClose()
    } catch (error) {
      const text = await rejectionText(error)
      // the dialog stays open, with its input
      if (text) setProblem({ confirmation, text })
      else toastFailure(error)
    }
    setBusy(false)
  }

  const makeCopy = (record: R, name: string) =>
    run(async () => {
      await copy(record.id, name)
      toastDone('copied', copied(name))
    })

  const deleteThem = (records: readonly R[]) =>
    run(async () => {
      const { ids, conflicts } = await remove(records)
      const deleted = records.filter(({ id }) => ids.includes(id))
      const kept = records.filter(({ id }) => conflicts.some((conflict) => conflict.id === id))
      if (kept.length > 0) toastWarning(c('content.kept', { names: kept.map(nameOf).join(', ') }))
      const [first] = deleted
      if (first) {
        toastDone('deleted', deleted.length === 1 ? nameOf(first) : countText(deleted.length), {
          label: kitLabels().primitives.undo,
          onSelect: () => void restore(ids).catch(toastRefusal),
        })
      }
      onDeleted(ids)
    })

  if (!confirmation) return null
  const notice = problem?.confirmation === confirmation && <Problem>{problem.text}</Problem>
  return confirmation.kind === 'copy' ? (
    <ConfirmDialog
      open
      kind="copy"
      defaultName={copyName(confirmation.record)}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={(name) => void makeCopy(confirmation.record, name)}
    >
      {notice}
    </ConfirmDialog>
  ) : (
    <DeleteDialog
      ids={confirmation.records.map(({ id }) => id)}
      usage={type.calls.usage}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void deleteThem(confirmation.records)}
    >
      {deleteText(confirmation.records)}
      {notice}
    </DeleteDialog>
  )
}

const Problem = ({ children }: { children: string }) => (
  <span role="alert" className="mt-3 block rounded-md bg-danger-soft px-3 py-2 text-danger-text">
    {children}
  </span>
)

/** The text of refusals that the user can act on: usages, an invalid name, or a rule about permissions. */
async function rejectionText(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'in_use') {
    const { usedBy, hiddenUses } = error
    if (usedBy.length === 0) return getMessages(deletionMessages)('deletion.hiddenUses', { count: hiddenUses })
    return failureText(error)
  }
  if (error.code !== 'validation') return undefined
  const [first] = error.errors
  if (!first || !NAMES.includes(first.path)) return reasonOf(error)
  const { forms } = await loadKitLabels(language.get())
  return fieldErrorText(first, forms)
}

/** Reports the failure of an action without a dialog as a toast. */
export function toastRefusal(error: unknown) {
  const why = reasonOf(error)
  if (why) toastWarning(why)
  else toastFailure(error)
}
