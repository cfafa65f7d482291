import type { Files } from '../click-log'
import type { FakeClock } from './fake-clock'

export type FakeDisk = ReturnType<typeof createFakeDisk>

/** An in-memory disk with delayed writes; a power cut leaves any prefix of pending writes. */
export function createFakeDisk(clock: FakeClock, random: () => number) {
  const files = new Map<string, string>()
  /** Effects of a power cut on pending writes. */
  const pending = new Set<() => void>()
  let boot = {}
  let full = false

  /** Never settles if the power is cut during the write, because the process ends as well. */
  function write(cut: () => void, complete: () => void): Promise<void> {
    const startedIn = boot
    return new Promise((resolve, reject) => {
      pending.add(cut)
      clock.after(1 + Math.floor(random() * 10), () => {
        if (startedIn !== boot) return
        pending.delete(cut)
        if (full) cut()
        else complete()
        if (full) reject(new Error('There is no space left'))
        else resolve()
      })
    })
  }

  return {
    files,
    /** File operations of a process, which stop at the next power cut. */
    mount(): Files {
      const mounted = boot
      const dead = () => mounted !== boot
      const never = new Promise<never>(() => undefined)
      return {
        read: async (name) => (dead() ? never : files.get(name)),
        append(name, text) {
          if (dead()) return never
          const existing = () => files.get(name) ?? ''
          const prefix = () => text.slice(0, Math.floor(random() * (text.length + 1)))
          return write(
            () => files.set(name, existing() + prefix()),
            () => files.set(name, existing() + text),
          )
        },
        replace(name, text) {
          if (dead()) return never
          const complete = () => files.set(name, text)
          return write(() => random() < 0.5 && !full && complete(), complete)
        },
      }
    },
    powerCut() {
      boot = {}
      for (const cut of pending) cut()
      pending.clear()
    },
    setFull(value: boolean) {
      full = value
    },
  }
}
