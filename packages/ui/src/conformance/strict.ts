import { same } from '../internal/same'
import { twoFrames } from './draw'

type Listening = { target: EventTarget; type: string; listener: unknown; capture: boolean }

// not the body: React listens there itself, from the first portal on
const isPages = (target: EventTarget) => target === window || target === document || target instanceof MediaQueryList

const captures = (options: unknown) =>
  typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture)

/** Lets the timers run that wait already. */
const timers = () => new Promise<void>((done) => setTimeout(done))

/**
 * Counts what parts leave on the page: listeners, intervals, elements and attributes. `stop` gives the page's own functions
 * back.
 */
export function countTraces() {
  const listening: Listening[] = []
  const intervals = new Set<unknown>()
  // the tests keep functions of their own on the window
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
  /** What is there now, in words that can be compared. */
  const traces = () => ({
    listeners: listening.map(({ target, type }) => `${target.constructor.name} ${type}`).sort(),
    intervals: intervals.size,
    elements: document.body.childElementCount,
    styles: document.head.querySelectorAll('style').length,
    page: attributes(document.documentElement),
    body: attributes(document.body),
  })
  return {
    /** What is there once nothing is added any more: some listeners come with a timer, after the frame. */
    async atRest() {
      for (let before = traces(); ; before = traces()) {
        await timers()
        if (same(traces(), before)) return before
      }
    },
    /** What is there once what comes or goes a moment later is there or gone too: `expected`, if nothing stays. */
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
