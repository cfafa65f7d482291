// Reports exceptions of a page to the server, so that its operator sees them.

import type { Caller } from '../caller'
import type { Body } from '../contract/base/call'
import { placeInFile, reportPageError } from '../contract/calls/page-error'
import { ApiError } from '../errors'

type Report = Body<typeof reportPageError>

export type PageErrorsOptions = Pick<Report, 'app' | 'release'> & {
  /** Name or pattern of the screen that is shown, without ids: `/published/shops/:id`. */
  screen: () => string
  caller: Pick<Caller, 'call'>
}

export type PageErrors = {
  /** Reports an exception that was caught, such as by an error boundary. */
  report: (error: unknown) => void
  /** Reports uncaught exceptions and rejections. Returns a function that ends it. */
  listen: () => () => void
}

/** Different exceptions of one page: further ones are not reported until it is loaded again. */
const maxReports = 20
const maxPlaces = 20

/**
 * Reports each exception of a page once: the name of its class, the screen, and places in the page's own files. Messages are
 * left out, because they may contain what somebody typed. Reports wait while the page is offline.
 */
export function createPageErrors({ app, release, screen, caller }: PageErrorsOptions): PageErrors {
  const known = new Set<string>()
  const waiting: Report[] = []
  let isSending = false

  async function send() {
    if (isSending) return
    isSending = true
    for (let [body] = waiting; body; [body] = waiting) {
      const failure = await caller.call(reportPageError, { body }).catch((error: unknown) => error)
      // a refused report would be refused again
      if (failure instanceof ApiError && (failure.code === 'network' || failure.code === 'timeout')) break
      waiting.shift()
    }
    isSending = false
  }

  function add(error: unknown, stack: string[]) {
    const body = { app, release, screen: screen(), name: nameOf(error), stack: stack.slice(0, maxPlaces) }
    const key = JSON.stringify(body)
    if (known.has(key) || known.size >= maxReports) return
    known.add(key)
    waiting.push(body)
    void send()
  }

  /** Leaves out what others have thrown, such as extensions of the browser. A failed import has no frames. */
  function hear(error: unknown, frames: string[]) {
    const places = ownPlaces(frames)
    if (places.length > 0 || (error instanceof Error && frames.length === 0)) add(error, places)
  }

  return {
    report: (error) => add(error, ownPlaces(framesOf(error))),
    listen() {
      const ending = new AbortController()
      const { signal } = ending
      addEventListener(
        'error',
        ({ error, filename, lineno, colno }) =>
          hear(error, error instanceof Error ? framesOf(error) : [`${filename}:${lineno}:${colno}`]),
        { signal },
      )
      addEventListener('unhandledrejection', ({ reason }) => hear(reason, framesOf(reason)), { signal })
      addEventListener('online', () => void send(), { signal })
      return () => ending.abort()
    },
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error && reportPageError.body.shape.name.safeParse(error.name).success ? error.name : 'Unknown'

/** The lines of a stack, without the message that Chromium writes before them. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { stack = '', message } = error
  const start = stack.indexOf(message)
  const isHead = message !== '' && start >= 0 && /^[\w.$]+: $/.test(stack.slice(0, start))
  return (isHead ? stack.slice(start + message.length) : stack).split('\n').filter((line) => /:\d+:\d+\)?$/.test(line))
}

/** Places in files of this page's origin, as in `at open (https://kiosk.example.com/assets/start-B2x9.js:1:234)`. */
const ownPlaces = (frames: string[]): string[] =>
  frames.flatMap((line) => {
    const [, url = '', place = ''] = /(https?:\/\/[^\s()]+?)(?:\?[^\s():]*)?(:\d+:\d+)\)?$/.exec(line) ?? []
    const prefix = `${location.origin}/`
    const own = url.startsWith(prefix) ? url.slice(prefix.length) + place : ''
    return placeInFile.safeParse(own).success ? [own] : []
  })
