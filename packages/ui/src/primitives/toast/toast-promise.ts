import type { ToastMessage, Toasts } from './toast-store'

/** A message of `toastPromise`; its kind follows from the state of the promise. */
export type PromiseMessage = Omit<ToastMessage, 'kind'>

export type PromiseMessages<T> = {
  loading: PromiseMessage
  success: PromiseMessage | ((value: T) => PromiseMessage)
  error: PromiseMessage | ((reason: unknown) => PromiseMessage)
}

/**
 * Shows a message until the promise is settled, then the result in its place. After it was closed, only an error is
 * shown. Returns the id. Not a method of the store, so that pages without it do not load it.
 */
export function toastPromise<T>(
  toasts: Toasts,
  promise: PromiseLike<T>,
  { loading, success, error }: PromiseMessages<T>,
): number {
  const id = toasts.show({ ...loading, kind: 'loading' })
  promise.then(
    (value) => toasts.update(id, { ...(typeof success === 'function' ? success(value) : success), kind: 'success' }),
    (reason) => {
      const message = { ...(typeof error === 'function' ? error(reason) : error), kind: 'error' } as const
      if (toasts.get().some((toast) => toast.id === id)) toasts.update(id, message)
      else toasts.show(message)
    },
  )
  return id
}
