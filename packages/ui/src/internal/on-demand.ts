import { useSyncExternalStore } from 'react'

/** Code that is loaded when somebody is about to need it, and then stays. */
export function onDemand<T>(load: () => Promise<T>) {
  let part: T | undefined
  let asked = false
  const told = new Set<() => void>()
  const wait = new Set<() => void>()
  const subscribe = (tell: () => void) => {
    told.add(tell)
    return () => void told.delete(tell)
  }
  const arrive = (arrived: T) => {
    part = arrived
    wait.clear()
    for (const tell of told) tell()
  }
  return {
    /** `failed` is called when it is out of reach now: it is asked for again when it is wanted again. */
    ask(failed?: () => void) {
      if (failed) wait.add(failed)
      if (asked) return
      asked = true
      load().then(arrive, () => {
        asked = false
        for (const tell of wait) tell()
        wait.clear()
      })
    },
    /** A hook: the code, once it is there. */
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => undefined,
      ),
  }
}
