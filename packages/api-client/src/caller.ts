// Makes calls of the contract: sends requests, handles sessions, uploads and downloads.

import type { Answer, Body, Call, Params, Query } from './contract/base/call'
import { ApiError, type ErrorCode, errorStatuses, failure } from './errors'
import { createTransport, type Sending, type TransportOptions } from './transport'
import type { Progress } from './upload'

/** Options of `createCaller`. */
export type CallerOptions = TransportOptions & {
  /** Base URL of the API, without a trailing slash. @default '/api' */
  baseUrl?: string
  /** Returns the token. Called before every call; without a result no token is sent. */
  token?: () => string | null | undefined
  /**
   * Language of the user, as a tag such as `sv`; sent as Accept-Language. The server answers in English; clients
   * translate.
   */
  language?: () => string | null | undefined
  /**
   * Called when the session of the sent token has ended; the call also rejects. Not called for sign-in. Responses may
   * be late: compare the token before ending a newer session.
   */
  onUnauthenticated?: (error: ApiError, token: string | undefined) => void
  /** Called for the error `access denied`; the call also rejects. */
  onAccessDenied?: (error: ApiError) => void
  /**
   * Called for `password_required`, to ask the user for the password and confirm it (`calls.confirmSession`). The call
   * is made again when it resolves to true, and rejects otherwise.
   */
  onPasswordRequired?: () => Promise<boolean>
  /** Called for a call that the server did not answer; the call also rejects. */
  onUnanswered?: (error: ApiError) => void
  /** Called with the number of pending calls, for a spinner. */
  onActivity?: (active: number) => void
}

/** Options of every call. */
export type CallOptions = {
  signal?: AbortSignal
  /** Timeout in ms, instead of the client's; 0 for none. */
  timeout?: number
  /** Reports the progress of an upload. */
  onProgress?: (progress: Progress) => void
}

/** Input of a call. Parts that may be empty are optional. */
export type Input<C extends Call> = Part<'params', Params<C>> &
  Part<'query', Query<C>> &
  Part<'body', Body<C>> & {
    /** The version of the record before the change; sent as If-Match. */
    version?: number
    /** Files of an upload call. */
    files?: readonly File[]
  } & CallOptions

type Part<K extends string, T> = Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T }
type Args<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** Result of a call that returns a file. */
export type Download = {
  blob: Blob
  /** File name sent by the server. */
  name: string | undefined
}

export type Caller = ReturnType<typeof createCaller>

/** The input of a call that is not known at compile time. */
export type DynamicInput = CallOptions & {
  params?: unknown
  query?: unknown
  body?: unknown
  version?: number
  files?: readonly File[]
}

/**
 * Calls the contract: `caller.call(offer.calls.list, { query: { mallId } })`. It takes the call object, so a page
 * bundles only the schemas of the calls it makes; `createClient` has all calls by name.
 * @throws {ApiError} for every failure
 */
export function createCaller(options: CallerOptions = {}) {
  const {
    baseUrl = '/api',
    token,
    language,
    onUnauthenticated,
    onAccessDenied,
    onPasswordRequired,
    onUnanswered,
    onActivity,
  } = options
  const transport = createTransport(options)
  let active = 0
  const activity = (change: 1 | -1) => {
    active = Math.max(0, active + change)
    onActivity?.(active)
  }

  async function send(
    path: string,
    sending: Partial<Sending> & { method: string },
    credential: string | undefined,
    accept = 'application/json',
  ) {
    const headers = new Headers(sending.headers)
    headers.set('accept', accept)
    if (credential) headers.set('authorization', `Bearer ${credential}`)
    const tag = language?.()
    if (tag) headers.set('accept-language', tag)
    return transport(baseUrl + path, { ...sending, headers })
  }

  /** Sends a call of the contract. */
  function make(
    call: Call,
    { version, files, body, signal, timeout, onProgress, ...named }: DynamicInput,
    credential: string | undefined,
    accept?: string,
  ) {
    const headers = new Headers()
    if (version !== undefined) headers.set('if-match', `"${version}"`)
    if (!call.files && body !== undefined) headers.set('content-type', 'application/json')
    const sent = call.files ? formOf(files ?? []) : body === undefined ? undefined : JSON.stringify(body)
    const sending = { method: call.method, headers, body: sent, signal, timeout, onProgress }
    return send(addressOf(call, named), sending, credential, accept)
  }

  async function answer(call: Call, input: DynamicInput, credential: string | undefined): Promise<unknown> {
    const response = await make(call, input, credential)
    const answered = await jsonOf(response)
    if (!response.ok) throw errorOf(response, answered)
    const checked = call.answer.safeParse(call.raw ? answered : messageOf(response, answered))
    if (checked.success) return checked.data
    const where = checked.error.issues[0]?.path.join('.') || 'its root'
    throw new ApiError('unexpected_answer', `The answer of ${call.name} does not fit the contract at ${where}`, {
      status: response.status,
      cause: checked.error,
    })
  }

  /** Makes a call, and once more after the user has confirmed the password. */
  async function confirmed(call: Call, input: DynamicInput, credential: string | undefined): Promise<unknown> {
    try {
      return await answer(call, input, credential)
    } catch (error) {
      const required = error instanceof ApiError && error.code === 'password_required'
      if (!required || !(await onPasswordRequired?.())) throw error
      return answer(call, input, credential)
    }
  }

  async function receive(call: Call, input: DynamicInput, credential: string | undefined): Promise<Download> {
    const response = await make(call, input, credential, '*/*')
    if (!response.ok) throw errorOf(response, await jsonOf(response))
    return { blob: await response.blob(), name: fileNameOf(response) }
  }

  async function requested(
    path: string,
    method: string,
    payload: unknown,
    more: CallOptions,
    credential: string | undefined,
  ): Promise<unknown> {
    const asItIs = method.toUpperCase() === 'POST' || /^\/MediaLibrary(?=[/?]|$)/i.test(path)
    const headers = new Headers()
    if (payload !== undefined && (!asItIs || typeof payload === 'string')) {
      headers.set('content-type', 'application/json')
    }
    const body = asItIs || payload === undefined ? (payload as BodyInit | undefined) : JSON.stringify(payload)
    const response = await send(path, { ...more, method: method.toUpperCase(), headers, body }, credential)
    const answered = await jsonOf(response)
    if (!response.ok) throw errorOf(response, answered)
    return messageOf(response, answered)
  }

  /** Counts pending calls and reports ended sessions and denied access. */
  async function watched<T>(work: (credential: string | undefined) => Promise<T>): Promise<T> {
    const credential = token?.() || undefined
    activity(1)
    try {
      return await work(credential)
    } catch (error) {
      if (error instanceof ApiError) {
        // the body takes precedence: `access denied` never ends the session, whatever the status
        if (error.code === 'access_denied') onAccessDenied?.(error)
        else if (error.code === 'unauthenticated') onUnauthenticated?.(error, credential)
        else if (error.code === 'network' || error.code === 'timeout') onUnanswered?.(error)
      }
      throw error
    } finally {
      activity(-1)
    }
  }

  return {
    /** Makes a call of the contract. */
    call: <C extends Call>(call: C, ...[input]: Args<C>): Promise<Answer<C>> =>
      watched((credential) => confirmed(call, (input ?? {}) as DynamicInput, credential)) as Promise<Answer<C>>,
    /**
     * Makes a call that is unknown at compile time, for code that handles every kind of content. The server validates
     * the input, this client the answer.
     */
    callDynamic: (call: Call, input: DynamicInput): Promise<unknown> =>
      watched((credential) => confirmed(call, input, credential)),
    /** Makes a call that returns a file, such as an export. The token is sent in a header, not in the URL. */
    download: <C extends Call>(call: C, ...[input]: Args<C>): Promise<Download> =>
      watched((credential) => receive(call, (input ?? {}) as DynamicInput, credential)),
    /**
     * Makes a call outside the contract, such as one of another server with the same envelope, and returns its
     * `message` unvalidated. Payloads are sent as JSON, except those of POST and of the media library, which are sent
     * unchanged (specification §7): JSON text, a form or a file.
     */
    request: (path: string, method: Lowercase<Call['method']> = 'get', payload?: unknown, more: CallOptions = {}) =>
      watched((credential) => requested(path, method, payload, more, credential)),
    /** Sends a raw request, such as a part of an upload, and returns the raw response; failures reject. */
    send: (path: string, sending: Partial<Sending> & { method: string }): Promise<Response> =>
      watched(async (credential) => {
        const response = await send(path, sending, credential, '*/*')
        if (!response.ok) throw errorOf(response, await jsonOf(response))
        return response
      }),
    /**
     * Whether the server answers in this time. Asks for its health, beside the base URL, without a retry; not counted as
     * activity.
     */
    isReachable: (timeout: number): Promise<boolean> =>
      transport(`${baseUrl}/../health`, { method: 'HEAD', headers: new Headers(), timeout }).then(
        // a proxy answers so for a server that it cannot reach
        ({ status }) => status < 502 || status > 504,
        () => false,
      ),
    /** Returns the full URL of a call, for links and downloads. */
    addressOf: <C extends Call>(call: C, ...[input]: Args<C>) =>
      baseUrl + addressOf(call, (input ?? {}) as DynamicInput),
  }
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return form
}

/** The file name of the response's headers, if there is one. */
const fileNameOf = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]

/** The path of a call with its parameters and query, relative to the base URL. */
function addressOf(call: Call, { params, query }: DynamicInput): string {
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

/** The body takes precedence: `access denied` with any status; otherwise 401 and 403 end the session. */
function errorOf(response: Response, answer: unknown): ApiError {
  const parsed = failure.safeParse(answer)
  const body = parsed.success ? parsed.data : undefined
  const message = body?.message ?? response.statusText
  const requestId = body?.requestId ?? response.headers.get('x-request-id')
  const details = {
    status: response.status,
    errors: body?.errors ?? [],
    current: body?.current,
    usedBy: body?.usedBy ?? [],
    hiddenUses: body?.hiddenUses ?? 0,
    records: body?.records ?? [],
    ...(requestId ? { requestId } : {}),
    ...(response.headers.has('retry-after') ? { retryAfter: Number(response.headers.get('retry-after')) } : {}),
  }
  return new ApiError(codeOf(response, message, body?.code), message || 'Something goes wrong', details)
}

function codeOf(response: Response, message: string, code?: string): ErrorCode {
  if (message === 'access denied') return 'access_denied'
  if (code === 'login_failed') return 'login_failed'
  if (response.status === 401 || response.status === 403) return 'unauthenticated'
  if (response.statusText === 'Unauthorized' || message === 'Not Authenticated') return 'unauthenticated'
  if (code && code in errorStatuses) return code as ErrorCode
  const fitting = Object.entries(errorStatuses).find(([, status]) => status === response.status)
  return (fitting?.[0] as ErrorCode | undefined) ?? 'internal'
}
