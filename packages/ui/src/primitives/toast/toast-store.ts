export type ToastKind = 'success' | 'error' | 'info' | 'warn' | 'loading'

export type ToastMessage = {
  kind: ToastKind
  title: string
  text?: string
  /** Milliseconds until it disappears. @default 3000; of `loading` never */
  timeout?: number
  /** One button, such as Undo. */
  action?: { label: string; onSelect: () => void }
}

export type StoredToast = ToastMessage & { id: number }

/** The specification's default time-out, in milliseconds. */
export const toastTimeout = 3000

/** Store of the shown messages; code outside React can add some, too. */
export function createToasts() {
  let toasts: readonly StoredToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly StoredToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const show = (message: ToastMessage) => {
    lastId += 1
    set([...toasts, { ...message, id: lastId }])
    return lastId
  }
  const update = (id: number, message: ToastMessage) =>
    set(toasts.map((toast) => (toast.id === id ? { ...message, id } : toast)))
  return {
    show,
    /** Replaces a message in place; one that was closed stays closed. */
    update,
    dismiss: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
    clear: () => set([]),
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>
