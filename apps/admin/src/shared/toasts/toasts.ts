import { createToasts } from '@kiosk-admin/ui'
import { kitLabels } from '../kit'

/** What is said in the corner of the page; the kit's Toaster shows it. */
export const toasts = createToasts()

type Done = 'updated' | 'created' | 'copied' | 'deleted'
type Action = { label: string; onSelect: () => void }

/** Deleting is undone from its toast, so that one stays long enough to be read and reached. */
const WITH_ACTION_MS = 8000

/** One of the specification's four successes: `Updated`, `Created`, `Copied`, `Deleted`. */
export function toastDone(what: Done, text: string, action?: Action) {
  const title = kitLabels().primitives.toast[what]
  toasts.show({ kind: 'success', title, text, ...(action ? { action, timeout: WITH_ACTION_MS } : {}) })
}

/** Something else that was done, in a sentence of its own. */
export const toastSuccess = (title: string) => toasts.show({ kind: 'success', title })

export const toastInfo = (title: string, text?: string) =>
  toasts.show({ kind: 'info', title, ...(text ? { text } : {}) })

export const toastWarning = (text: string, action?: Action) =>
  toasts.show({
    kind: 'warn',
    title: kitLabels().primitives.toast.warning,
    text,
    ...(action ? { action, timeout: WITH_ACTION_MS } : {}),
  })

export const toastError = (text: string) =>
  toasts.show({ kind: 'error', title: kitLabels().primitives.toast.error, text, timeout: WITH_ACTION_MS })
