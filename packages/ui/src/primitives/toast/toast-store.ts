export type ToastKind = 'success' | 'error' | 'info' | 'warn'

export type ToastMessage = {
  kind: ToastKind
  title: string
  text?: string
  /** Milliseconds until it leaves. @default 3000 */
  timeout?: number
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onSelect: () => void }
}

export type StoredToast = ToastMessage & { id: number }

/** The specification's default time-out, in milliseconds. */
export const toastTimeout = 3000

/** Holds what is shown, so that code outside React can show something too. */
export function createToasts() {
  let toasts: readonly StoredToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly StoredToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show(message: ToastMessage) {
      lastId += 1
      set([...toasts, { ...message, id: lastId }])
      return lastId
    },
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
