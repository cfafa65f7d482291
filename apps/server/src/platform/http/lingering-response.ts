import { type IncomingMessage, ServerResponse } from 'node:http'

/** Limits for reading the rest of a request after its response was written. */
export type LingerLimits = { bytes: number; milliseconds: number; silentMilliseconds: number }

const defaultLimits: LingerLimits = { bytes: 512 * 1024 * 1024, milliseconds: 30_000, silentMilliseconds: 5_000 }

/** Reads and discards the rest of a request; true when it ended within the limits. */
function discardRest(request: IncomingMessage, limits: LingerLimits): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const finish = (ended: boolean) => {
      clearTimeout(total)
      clearTimeout(silence)
      request.off('data', onData).off('end', onEnd).off('close', onEnd).off('error', onEnd)
      resolve(ended)
    }
    const onEnd = () => finish(true)
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      silence.refresh()
      if (bytes > limits.bytes) finish(false)
    }
    const total = setTimeout(finish, limits.milliseconds, false)
    const silence = setTimeout(finish, limits.silentMilliseconds, false)
    // Otherwise the web stream of the request buffers unread data and pauses the request when it is full.
    request.removeAllListeners('data')
    request.on('data', onData).on('end', onEnd).on('close', onEnd).on('error', onEnd)
    request.resume()
  })
}

/**
 * A response for clients that are still sending. An early error (413, 401) is written at once, but closing a connection
 * with unread data resets it and discards the response, so it ends only after the request has ended.
 */
export function createLingeringResponse(limits: LingerLimits = defaultLimits): typeof ServerResponse<IncomingMessage> {
  return class LingeringResponse extends ServerResponse<IncomingMessage> {
    // biome-ignore lint/suspicious/noExplicitAny: passes on the overloads of Node's own method
    override end(...args: any[]): this {
      const { req: request, socket } = this
      if (request.complete || request.destroyed) return super.end(...args)
      const [chunk, encoding] = args
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk, encoding)
      else this.flushHeaders()
      void discardRest(request, limits).then((ended) => {
        super.end()
        if (!ended) socket?.destroySoon()
      })
      return this
    }
  }
}
