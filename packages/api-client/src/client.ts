import type { Answer, Body, Call, Params, Query } from './contract/call'
import { type ErrorCode, errorCatalogue, ApiError as Failed, failure } from './errors'

export type ClientOptions = {
  /** Where the API lies, without a slash at the end. @default '/api' */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** Asked before every call; nothing is sent when it gives nothing. */
  token?: () => string | null | undefined
  /** The session has ended; the call also rejects. Never called for sign-in itself. */
  onUnauthenticated?: (error: Failed) => void
  /** The server said `access denied`; the call also rejects. */
  onAccessDenied?: (error: Failed) => void
  /** How many calls are under way, never below 0: for a spinner. */
  onActivity?: (active: number) => void
}

/** The parts of a call that it needs: an absent part may be left out. */
export type Input<C extends Call> = Part<'params', Params<C>> &
  Part<'query', Query<C>> &
  Part<'body', Body<C>> & {
    /** The version the change started from; sent as If-Match. */
    version?: number
    signal?: AbortSignal
  }

type Part<K extends string, T> = Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T }
type Args<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

export type Client = ReturnType<typeof createClient>

type AnyInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  version?: number
  signal?: AbortSignal
}

/**
 * The typed client: `client.call(offer.calls.list, { query: { mallId } })`. It takes the call itself, so a page carries
 * the schemas of the calls it makes and no others.
 * @throws {ApiError} always and only
 */
export function createClient({
  baseUrl = '/api',
  fetch = globalThis.fetch.bind(globalThis),
  token,
  onUnauthenticated,
  onAccessDenied,
  onActivity,
}: ClientOptions = {}) {
  let active = 0
  const activity = (change: 1 | -1) => {
    active = Math.max(0, active + change)
    onActivity?.(active)
  }

  async function send(call: Call, input: AnyInput): Promise<unknown> {
    const headers = new Headers({ accept: 'application/json' })
    const credential = token?.()
    if (credential) headers.set('authorization', `Bearer ${credential}`)
    if (input.version !== undefined) headers.set('if-match', `"${input.version}"`)
    const init: RequestInit = { method: call.method, headers }
    if (input.signal) init.signal = input.signal
    if (input.body !== undefined) {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input.body)
    }
    let response: Response
    let answer: unknown
    try {
      response = await fetch(baseUrl + addressOf(call, input), init)
      answer = await jsonOf(response)
    } catch (cause) {
      if (input.signal?.aborted) throw new Failed('aborted', 'The call was cancelled', { cause })
      throw new Failed('network', 'The server did not answer', { cause })
    }
    if (!response.ok) throw errorOf(response, answer)
    const payload = call.raw ? answer : messageOf(response, answer)
    const checked = call.answer.safeParse(payload)
    if (!checked.success) {
      const [issue] = checked.error.issues
      throw new Failed(
        'unexpected_answer',
        `The answer of ${call.name} does not fit the contract at ${issue?.path.join('.') || 'its root'}`,
        { status: response.status, cause: checked.error },
      )
    }
    return checked.data
  }

  return {
    /** Makes one call of the contract. */
    async call<C extends Call>(call: C, ...[input]: Args<C>): Promise<Answer<C>> {
      activity(1)
      try {
        return (await send(call, (input ?? {}) as AnyInput)) as Answer<C>
      } catch (error) {
        if (error instanceof Failed) {
          // the body decides first: `access denied` is no end of the session, whatever its status
          if (error.code === 'access_denied') onAccessDenied?.(error)
          else if (error.code === 'unauthenticated') onUnauthenticated?.(error)
        }
        throw error
      } finally {
        activity(-1)
      }
    },
    /** The whole address of a call, for links and downloads. */
    addressOf: <C extends Call>(call: C, ...[input]: Args<C>) => baseUrl + addressOf(call, (input ?? {}) as AnyInput),
  }
}

/** The path of a call with its parameters and query filled in, below the base address. */
function addressOf(call: Call, { params, query }: AnyInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  return search.size > 0 ? `${path}?${search}` : path
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageOf(response: Response, answer: unknown): unknown {
  const envelope = answer as { success?: unknown; message?: unknown } | undefined
  if (envelope?.success === false) throw errorOf(response, answer)
  return envelope?.message
}

/** The body decides first: the message `access denied`, whatever the status; then 401 and 403 end the session. */
function errorOf(response: Response, answer: unknown): Failed {
  const parsed = failure.safeParse(answer)
  const body = parsed.success ? parsed.data : undefined
  const message = body?.message ?? response.statusText
  const details = {
    status: response.status,
    errors: body?.errors ?? [],
    current: body?.current,
    usedBy: body?.usedBy ?? [],
    ...(body?.requestId ? { requestId: body.requestId } : {}),
    ...(response.headers.has('retry-after') ? { retryAfter: Number(response.headers.get('retry-after')) } : {}),
  }
  return new Failed(codeOf(response, message, body?.code), message || 'Something goes wrong', details)
}

function codeOf(response: Response, message: string, code?: string): ErrorCode {
  if (message === 'access denied') return 'access_denied'
  if (code === 'login_failed') return 'login_failed'
  if (response.status === 401 || response.status === 403) return 'unauthenticated'
  if (response.statusText === 'Unauthorized' || message === 'Not Authenticated') return 'unauthenticated'
  if (code && code in errorCatalogue) return code as ErrorCode
  const fitting = Object.entries(errorCatalogue).find(([, { status }]) => status === response.status)
  return (fitting?.[0] as ErrorCode | undefined) ?? 'internal'
}
