import type { SocketEvent, ToServer } from './messages'

/** Creates a `WebSocket` class that connects to the server in the shared worker. */
export function pageSockets(server: MessagePort) {
  const open = new Set<PageSocket>()

  class PageSocket extends EventTarget {
    #port: MessagePort

    constructor(url: string, subprotocols: string[]) {
      super()
      const { port1, port2 } = new MessageChannel()
      this.#port = port1
      port1.onmessage = ({ data }: MessageEvent<SocketEvent>) => this.#receive(data)
      server.postMessage({ kind: 'socket', url, subprotocols } satisfies ToServer, [port2])
      open.add(this)
    }

    #receive(event: SocketEvent) {
      if (event.kind === 'open') this.dispatchEvent(new Event('open'))
      else if (event.kind === 'message') this.dispatchEvent(new MessageEvent('message', { data: event.data }))
      else {
        open.delete(this)
        this.dispatchEvent(new CloseEvent('close', { code: event.code, reason: event.reason }))
      }
    }

    #post(event: SocketEvent) {
      this.#port.postMessage(event)
    }

    send(data: string) {
      this.#post({ kind: 'message', data })
    }

    close(code = 1000, reason = '') {
      open.delete(this)
      this.#post({ kind: 'close', code, reason })
    }
  }

  // a port does not report that its page is gone
  addEventListener('pagehide', () => {
    for (const socket of open) socket.close(1001)
  })
  return PageSocket
}
