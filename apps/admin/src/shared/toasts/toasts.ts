import { createToasts } from '@kiosk-admin/ui'
import { kitLabels } from '../kit'
import { session } from '../session/session'

/** Toast store; the kit's Toaster renders it. */
export const toasts = createToasts()

type Done = 'updated' | 'created' | 'copied' | 'deleted'
type Action = {
  label: string
  onSelect: () => void
  /** Whether it is offered until the message is closed or the session ends. @default for some seconds */
  lasts?: boolean
}

/** Long enough to read sentences, or to reach an action. */
const LONG_MS = 8000

function show(message: Parameters<typeof toasts.show>[0], action: Action | undefined) {
  if (!action) return toasts.show(message)
  const { lasts = false, ...button } = action
  const id = toasts.show({ ...message, action: button, timeout: lasts ? Number.POSITIVE_INFINITY : LONG_MS })
  if (lasts) dismissWithSession(id)
  return id
}

function dismissWithSession(id: number) {
  const stop = session.subscribe(() => {
    if (session.get()) return
    stop()
    toasts.dismiss(id)
  })
}

/** One of the four success toasts in the specification: `Updated`, `Created`, `Copied`, `Deleted`. */
export function toastDone(done: Done, text: string, action?: Action) {
  const title = kitLabels().primitives.toast[done]
  show({ kind: 'success', title, text }, action)
}

/** What a user did not ask for and has to know. */
export const toastNotice = (text: string, action?: Action) =>
  show({ kind: 'info', title: text, timeout: LONG_MS }, action)

/** Any other success. */
export const toastSuccess = (title: string, action?: Action) => show({ kind: 'success', title }, action)

export const toastInfo = (title: string, text?: string) =>
  toasts.show({ kind: 'info', title, ...(text ? { text } : {}) })

export const toastWarning = (text: string, action?: Action) =>
  show({ kind: 'warn', title: kitLabels().primitives.toast.warning, text }, action)

/** Warns of what no page says: stays until it is closed. */
export const toastLastingWarning = (text: string) =>
  toasts.show({
    kind: 'warn',
    title: kitLabels().primitives.toast.warning,
    text,
    timeout: Number.POSITIVE_INFINITY,
  })

export const toastError = (text: string) =>
  toasts.show({ kind: 'error', title: kitLabels().primitives.toast.error, text, timeout: LONG_MS })
