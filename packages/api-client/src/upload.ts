/** Progress of an upload in bytes. */
export type Progress = { sent: number; total: number }

/** Wraps a body to count its sent bytes, for Node and a custom `fetch`. */
export function counted(init: RequestInit, body: BodyInit, onProgress: (progress: Progress) => void): RequestInit {
  const form = new Response(body)
  const headers = new Headers(init.headers)
  const type = form.headers.get('content-type')
  if (type) headers.set('content-type', type)
  const total = sizeOf(body)
  let sent = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      sent = Math.min(sent + chunk.byteLength, total)
      onProgress({ sent, total })
      stream.enqueue(chunk)
    },
  })
  // fetch requires `duplex` for streams; not every type library has it
  const streamed: RequestInit & { duplex: 'half' } = {
    ...init,
    headers,
    body: form.body?.pipeThrough(count) ?? null,
    duplex: 'half',
  }
  return streamed
}

/** Size of a body in bytes; for a form, that of its files. */
function sizeOf(body: BodyInit): number {
  if (body instanceof FormData) {
    return [...body.values()].reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.size), 0)
  }
  return body instanceof Blob ? body.size : typeof body === 'string' ? new Blob([body]).size : 0
}

/** Sends a body by XMLHttpRequest, which reports upload progress. */
export function upload(
  address: string,
  { method = 'POST', headers, signal }: RequestInit,
  body: BodyInit,
  onProgress: (progress: Progress) => void,
): Promise<Response> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'arraybuffer'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => {
      const { status, statusText, response } = request
      done(new Response(response.byteLength > 0 ? response : null, { status, statusText, headers: headersOf(request) }))
    }
    request.onerror = () => failed(new TypeError('Failed to send'))
    request.onabort = request.onerror
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}
