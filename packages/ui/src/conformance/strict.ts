// Checks that parts clean up their effects, as StrictMode requires.

import { same } from '../internal/same'
import { twoFrames } from './at-rest'

type Listening = { target: EventTarget; type: string; listener: unknown; capture: boolean }

// not the body: React adds listeners to it with the first portal
const isPages = (target: EventTarget) => target === window || target === document || target instanceof MediaQueryList

const captures = (options: unknown) =>
  typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture)

/** Runs pending timers. */
const timers = () => new Promise<void>((done) => setTimeout(done))

/**
 * Counts listeners, intervals, elements and attributes that parts leave behind. `stop` restores the page's functions.
 */
export function countTraces() {
  const listening: Listening[] = []
  const intervals = new Set<unknown>()
  // test tools store functions on the window
  const owners = [EventTarget.prototype, window].filter((one) => Object.hasOwn(one, 'addEventListener'))
  const own = owners.map(({ addEventListener, removeEventListener }) => ({ addEventListener, removeEventListener }))
  const { setInterval, clearInterval } = globalThis
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    listening.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    )
  for (const [index, { addEventListener, removeEventListener }] of own.entries()) {
    Object.assign(owners[index] as EventTarget, {
      addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>) {
        const target = (this as EventTarget | undefined) ?? window
        const passing = typeof options === 'object' && (options.once || options.signal)
        if (isPages(target) && listener && !passing && find(target, type, listener, captures(options)) < 0) {
          listening.push({ target, type, listener, capture: captures(options) })
        }
        addEventListener.call(target, type, listener, options)
      },
      removeEventListener(...[type, listener, options]: Parameters<EventTarget['removeEventListener']>) {
        const target = (this as EventTarget | undefined) ?? window
        const at = find(target, type, listener, captures(options))
        if (at >= 0) listening.splice(at, 1)
        removeEventListener.call(target, type, listener, options)
      },
    } satisfies ThisType<EventTarget | undefined> & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>)
  }
  Object.assign(globalThis, {
    setInterval(...call: Parameters<typeof setInterval>) {
      const id = setInterval(...call)
      intervals.add(id)
      return id
    },
    clearInterval(id: Parameters<typeof clearInterval>[0]) {
      intervals.delete(id)
      clearInterval(id)
    },
  })
  const attributes = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join(' ')
  /** The current counts as text, for comparison. */
  const traces = () => ({
    listeners: listening.map(({ target, type }) => `${target.constructor.name} ${type}`).sort(),
    intervals: intervals.size,
    elements: document.body.childElementCount,
    styles: document.head.querySelectorAll('style').length,
    page: attributes(document.documentElement),
    body: attributes(document.body),
  })
  return {
    /** The counts once nothing is added any more: some listeners are added by timers. */
    async atRest() {
      for (let before = traces(); ; before = traces()) {
        await timers()
        if (same(traces(), before)) return before
      }
    },
    /** The counts once pending changes are done: `expected`, if nothing is left behind. */
    async settled(expected: ReturnType<typeof traces>) {
      for (let wait = 0; wait < 30 && !same(traces(), expected); wait += 1) await twoFrames()
      return traces()
    },
    stop() {
      for (const [index, owner] of owners.entries()) Object.assign(owner, own[index])
      Object.assign(globalThis, { setInterval, clearInterval })
    },
  }
}
