import { createServer, type Socket } from 'node:net'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** SMTP server for tests: accepts and stores every mail. `reply` overrides the response to a command. */
export async function startSmtpSink(reply: (command: string) => string | undefined = () => undefined) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let wake = () => {}
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    socket.setEncoding('latin1')
    let mail: ReceivedMail = { from: '', to: [], source: '' }
    let input = ''
    let inData = false
    const answer = (line: string) => void socket.write(`${line}\r\n`)

    function command(line: string) {
      const verb = line.slice(0, 4).toUpperCase()
      const other = reply(line)
      if (other !== undefined) return answer(other)
      if (verb === 'EHLO' || verb === 'HELO') return answer('250 sink.test')
      if (verb === 'MAIL') mail = { from: addressIn(line), to: [], source: '' }
      if (verb === 'RCPT') mail.to.push(addressIn(line))
      if (verb === 'QUIT') return socket.end('221 Bye\r\n')
      inData = verb === 'DATA'
      answer(inData ? '354 Go on' : '250 OK')
    }

    function data(text: string) {
      received.push({ ...mail, source: text.replaceAll('\r\n..', '\r\n.') })
      inData = false
      answer('250 Taken')
      wake()
    }

    answer('220 sink.test ESMTP')
    socket.on('data', (chunk) => {
      input += chunk
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n'
        const at = input.indexOf(end)
        if (at < 0) return
        const part = input.slice(0, at)
        input = input.slice(at + end.length)
        if (inData) data(part)
        else command(part)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server listens to no port')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** Resolves to the next unread mail. */
    async next(): Promise<ReceivedMail> {
      for (;;) {
        const mail = received.shift()
        if (mail) return mail
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** A part of a mail by its content type, decoded. */
export function partOf({ source }: ReceivedMail, type: 'text/plain' | 'text/html'): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? []
  const part = source.split(`--${boundary}`).find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const content = body.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8')
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return content
  const bytes = content
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
