import { useSyncExternalStore } from 'react'

/** Defers a module until it is first needed. It then stays; a failed load is tried again at the next `load`. */
export function lazy<Module>(importModule: () => Promise<Module>) {
  let module: Module | undefined
  let loading = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    load() {
      if (loading) return
      loading = true
      importModule().then(
        (loaded) => {
          module = loaded
          for (const listener of listeners) listener()
        },
        () => {
          loading = false
        },
      )
    },
    /** A hook: the module once it has loaded, `undefined` before. */
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => module,
        () => undefined,
      ),
  }
}
