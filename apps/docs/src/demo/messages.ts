// Messages between the pages of the demo, the service worker and the server in the shared worker.

/** A request of a page; it is answered with a `WireResponse` on the message's port. */
export type WireRequest = {
  kind: 'request'
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer
}

export type WireResponse = { status: number; headers: [string, string][]; body: ArrayBuffer }

/** What a page sends to the server. A socket's frames follow as `SocketEvent` on the message's port. */
export type ToServer = WireRequest | { kind: 'socket'; url: string; subprotocols: string[] } | { kind: 'reset' }

/** What the server sends to a page. */
export type ToPage =
  /** `start` differs after each start, which empties the server's memory. */
  { kind: 'ready'; start: string } | { kind: 'failed'; reason: string }

export type SocketEvent =
  | { kind: 'open' }
  | { kind: 'message'; data: string }
  | { kind: 'close'; code: number; reason: string }
