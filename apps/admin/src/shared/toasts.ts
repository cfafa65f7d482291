import { createStore, useStore } from './store'

/** The specification's kinds: green, red, blue, amber. */
export type ToastKind = 'success' | 'error' | 'info' | 'warn'

export type Toast = {
  id: number
  kind: ToastKind
  title: string
  text?: string | undefined
  action?: { label: string; run: () => void } | undefined
}

const store = createStore<readonly Toast[]>([])
let last = 0

export const useToasts = () => useStore(store)

export function showToast(toast: Omit<Toast, 'id'>) {
  last += 1
  store.set([...store.get(), { id: last, ...toast }])
}

export const closeToast = (id: number) => store.set(store.get().filter((toast) => toast.id !== id))
