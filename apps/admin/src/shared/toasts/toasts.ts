import { createToasts } from '@kiosk-admin/ui'
import { kitLabels } from '../kit'

/** Toast store; the kit's Toaster renders it. */
export const toasts = createToasts()

type Done = 'updated' | 'created' | 'copied' | 'deleted'
type Action = { label: string; onSelect: () => void }

/** Long enough to read sentences, or to reach an action. */
const LONG_MS = 8000

/** One of the four success toasts in the specification: `Updated`, `Created`, `Copied`, `Deleted`. */
export function toastDone(done: Done, text: string, action?: Action) {
  const title = kitLabels().primitives.toast[done]
  toasts.show({ kind: 'success', title, text, ...(action ? { action, timeout: LONG_MS } : {}) })
}

/** What a user did not ask for and has to know. */
export const toastNotice = (text: string, action?: Action) =>
  toasts.show({ kind: 'info', title: text, timeout: LONG_MS, ...(action && { action }) })

/** Any other success. */
export const toastSuccess = (title: string, action?: Action) =>
  toasts.show({ kind: 'success', title, ...(action ? { action, timeout: LONG_MS } : {}) })

export const toastInfo = (title: string, text?: string) =>
  toasts.show({ kind: 'info', title, ...(text ? { text } : {}) })

export const toastWarning = (text: string, action?: Action) =>
  toasts.show({
    kind: 'warn',
    title: kitLabels().primitives.toast.warning,
    text,
    ...(action ? { action, timeout: LONG_MS } : {}),
  })

export const toastError = (text: string) =>
  toasts.show({ kind: 'error', title: kitLabels().primitives.toast.error, text, timeout: LONG_MS })
