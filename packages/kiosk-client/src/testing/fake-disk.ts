import type { Files } from '../click-log'
import type { FakeClock } from './fake-clock'

export type FakeDisk = ReturnType<typeof createFakeDisk>

/** A disk whose writes take a moment; a power cut leaves of what is being written any beginning, or nothing. */
export function createFakeDisk(clock: FakeClock, random: () => number) {
  const files = new Map<string, string>()
  /** What each write under way would leave behind. */
  const underWay = new Set<() => void>()
  let life = {}
  let full = false

  /** Of those that wrote before the power cut nobody is there any more to hear of it. */
  function write(cut: () => void, whole: () => void): Promise<void> {
    const began = life
    return new Promise((resolve, reject) => {
      underWay.add(cut)
      clock.after(1 + Math.floor(random() * 10), () => {
        if (began !== life) return
        underWay.delete(cut)
        if (full) cut()
        else whole()
        if (full) reject(new Error('There is no space left'))
        else resolve()
      })
    })
  }

  return {
    files,
    /** The disk as one life of a process sees it. */
    mount(): Files {
      const mounted = life
      const gone = () => mounted !== life
      const never = new Promise<never>(() => undefined)
      return {
        read: async (name) => (gone() ? never : files.get(name)),
        append(name, text) {
          if (gone()) return never
          const before = () => files.get(name) ?? ''
          const beginning = () => text.slice(0, Math.floor(random() * (text.length + 1)))
          return write(
            () => files.set(name, before() + beginning()),
            () => files.set(name, before() + text),
          )
        },
        replace(name, text) {
          if (gone()) return never
          const whole = () => files.set(name, text)
          return write(() => random() < 0.5 && !full && whole(), whole)
        },
      }
    },
    powerCut() {
      life = {}
      for (const cut of underWay) cut()
      underWay.clear()
    },
    setFull(value: boolean) {
      full = value
    },
  }
}
