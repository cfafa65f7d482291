import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Parses a command, an array of byte strings. Returns `undefined` while it is incomplete. */
function commandIn(bytes: Buffer): { words: string[]; length: number } | undefined {
  let at = 0
  const line = () => {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return undefined
    const text = bytes.toString('latin1', at, end)
    at = end + 2
    return text
  }
  const count = line()
  if (count === undefined) return undefined
  const words: string[] = []
  for (let word = 0; word < Number(count.slice(1)); word += 1) {
    const size = line()
    if (size === undefined) return undefined
    const end = at + Number(size.slice(1))
    if (bytes.length < end + 2) return undefined
    words.push(bytes.toString('utf8', at, end))
    at = end + 2
  }
  return { words, length: at }
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const push = (...parts: string[]) => `>${parts.length}\r\n${parts.join('')}`

/** A Redis server with the commands of a bus: https://redis.io/docs/latest/develop/reference/protocol-spec/ */
export async function startFakeRedis() {
  const listening = new Map<Socket, string>()
  const sockets = new Set<Socket>()

  function answer(socket: Socket, [name = '', ...args]: string[]): string {
    switch (name.toUpperCase()) {
      case 'HELLO':
        return `%1\r\n${bulk('proto')}:3\r\n`
      case 'PING':
        return '+PONG\r\n'
      case 'SUBSCRIBE':
        listening.set(socket, String(args[0]))
        return push(bulk('subscribe'), bulk(String(args[0])), ':1\r\n')
      case 'PUBLISH': {
        const [channel = '', message = ''] = args
        const receivers = [...listening].filter(([, to]) => to === channel)
        for (const [to] of receivers) to.write(push(bulk('message'), bulk(channel), bulk(message)))
        return `:${receivers.length}\r\n`
      }
      default:
        return '+OK\r\n'
    }
  }

  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    sockets.add(socket)
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more])
      for (let command = commandIn(bytes); command; command = commandIn(bytes)) {
        bytes = bytes.subarray(command.length)
        socket.write(answer(socket, command.words))
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      listening.delete(socket)
    })
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      for (const socket of sockets) socket.destroy()
    })
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Closes all connections, as a restart does. */
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    stop,
    restart: () => listen(port),
  }
}
