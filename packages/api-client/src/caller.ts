import type { Answer, Body, Call, Params, Query } from './contract/base/call'
import { ApiError, type ErrorCode, errorCatalogue, failure } from './errors'
import { createTransport, type Sending, type TransportOptions } from './transport'
import type { Progress } from './upload'

export type CallerOptions = TransportOptions & {
  /** Where the API lies, without a slash at the end. @default '/api' */
  baseUrl?: string
  /** Asked before every call; nothing is sent when it gives nothing. */
  token?: () => string | null | undefined
  /** What people read, as a tag such as `sv`; sent as Accept-Language. Ours answers in English and leaves words to clients. */
  language?: () => string | null | undefined
  /**
   * The session has ended whose token the call was sent with; the call also rejects. Never called for sign-in itself. An
   * answer may be late: compare the token before ending a session that has begun since.
   */
  onUnauthenticated?: (error: ApiError, token: string | undefined) => void
  /** The server said `access denied`; the call also rejects. */
  onAccessDenied?: (error: ApiError) => void
  /** How many calls are under way, never below 0: for a spinner. */
  onActivity?: (active: number) => void
}

/** What any call may be given beside what it says. */
export type CallOptions = {
  signal?: AbortSignal
  /** In ms, instead of the client's; 0 for none. */
  timeout?: number
  /** Of an upload: told again and again how much has left. */
  onProgress?: (progress: Progress) => void
}

/** The parts of a call that it needs: an absent part may be left out. */
export type Input<C extends Call> = Part<'params', Params<C>> &
  Part<'query', Query<C>> &
  Part<'body', Body<C>> & {
    /** The version the change started from; sent as If-Match. */
    version?: number
    /** Of a call that takes files: what to send. */
    files?: readonly File[]
  } & CallOptions

type Part<K extends string, T> = Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T }
type Args<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** What a call that answers with a file gives. */
export type Download = {
  blob: Blob
  /** As the server calls it. */
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
 * Makes the calls of the contract: `caller.call(offer.calls.list, { query: { mallId } })`. It takes the call itself, so a
 * page carries the schemas of the calls it makes and no others; `createClient` has them all by name.
 * @throws {ApiError} always and only
 */
export function createCaller(options: CallerOptions = {}) {
  const { baseUrl = '/api', token, language, onUnauthenticated, onAccessDenied, onActivity } = options
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
    const said = await jsonOf(response)
    if (!response.ok) throw errorOf(response, said)
    const checked = call.answer.safeParse(call.raw ? said : messageOf(response, said))
    if (checked.success) return checked.data
    const where = checked.error.issues[0]?.path.join('.') || 'its root'
    throw new ApiError('unexpected_answer', `The answer of ${call.name} does not fit the contract at ${where}`, {
      status: response.status,
      cause: checked.error,
    })
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
    const said = await jsonOf(response)
    if (!response.ok) throw errorOf(response, said)
    return messageOf(response, said)
  }

  /** Counts it as under way, and tells what its failure means for the session. */
  async function watched<T>(work: (credential: string | undefined) => Promise<T>): Promise<T> {
    const credential = token?.() || undefined
    activity(1)
    try {
      return await work(credential)
    } catch (error) {
      if (error instanceof ApiError) {
        // the body decides first: `access denied` is no end of the session, whatever its status
        if (error.code === 'access_denied') onAccessDenied?.(error)
        else if (error.code === 'unauthenticated') onUnauthenticated?.(error, credential)
      }
      throw error
    } finally {
      activity(-1)
    }
  }

  return {
    /** Makes one call of the contract. */
    call: <C extends Call>(call: C, ...[input]: Args<C>): Promise<Answer<C>> =>
      watched((credential) => answer(call, (input ?? {}) as DynamicInput, credential)) as Promise<Answer<C>>,
    /**
     * Makes a call that is not known at compile time, as generic code does for every kind of content. The server checks the
     * input, this client the answer.
     */
    callDynamic: (call: Call, input: DynamicInput): Promise<unknown> =>
      watched((credential) => answer(call, input, credential)),
    /** Makes a call whose answer is a file, such as an export; the token goes in a header, as always, and not in an address. */
    download: <C extends Call>(call: C, ...[input]: Args<C>): Promise<Download> =>
      watched((credential) => receive(call, (input ?? {}) as DynamicInput, credential)),
    /**
     * Makes a call that the contract does not know, such as one of another server with the same envelope, and gives its
     * `message` unchecked. The payload is sent as JSON; that of a post, and whatever goes to the media library, is sent as
     * it is (specification §7): text that is JSON already, a form, a file.
     */
    request: (path: string, method: Lowercase<Call['method']> = 'get', payload?: unknown, more: CallOptions = {}) =>
      watched((credential) => requested(path, method, payload, more, credential)),
    /** Sends what no call describes, such as a part of an upload, and gives the response as it is; a failure rejects. */
    send: (path: string, sending: Partial<Sending> & { method: string }): Promise<Response> =>
      watched(async (credential) => {
        const response = await send(path, sending, credential, '*/*')
        if (!response.ok) throw errorOf(response, await jsonOf(response))
        return response
      }),
    /** The whole address of a call, for links and downloads. */
    addressOf: <C extends Call>(call: C, ...[input]: Args<C>) =>
      baseUrl + addressOf(call, (input ?? {}) as DynamicInput),
  }
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return form
}

/** As the server calls it, if it does. */
const fileNameOf = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]

/** The path of a call with its parameters and query filled in, below the base address. */
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

/** The body decides first: the message `access denied`, whatever the status; then 401 and 403 end the session. */
function errorOf(response: Response, answer: unknown): ApiError {
  const parsed = failure.safeParse(answer)
  const body = parsed.success ? parsed.data : undefined
  const message = body?.message ?? response.statusText
  const details = {
    status: response.status,
    errors: body?.errors ?? [],
    current: body?.current,
    usedBy: body?.usedBy ?? [],
    hiddenUses: body?.hiddenUses ?? 0,
    records: body?.records ?? [],
    ...(body?.requestId ? { requestId: body.requestId } : {}),
    ...(response.headers.has('retry-after') ? { retryAfter: Number(response.headers.get('retry-after')) } : {}),
  }
  return new ApiError(codeOf(response, message, body?.code), message || 'Something goes wrong', details)
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
