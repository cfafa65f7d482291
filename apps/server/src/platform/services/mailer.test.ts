import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { recordedLog } from '../testing/recorded-log'
import { partOf, startSmtpSink } from '../testing/smtp-sink'
import { createSmtpMailer } from './mailer'

const { entries: logged, log } = recordedLog()
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  logged.length = 0
})

const own = { from: 'Kiosk Admin <kiosk@example.com>', requireTls: false, log }
const mail = { to: 'editor@example.com', subject: 'Hæ', text: 'Góðan dag', html: '<p>Góðan dag</p>' }

async function sink(...reply: Parameters<typeof startSmtpSink>) {
  const server = await startSmtpSink(...reply)
  ends.push(server.close)
  return server
}

it('sends text and HTML, marked as automatic', async () => {
  const server = await sink()
  await createSmtpMailer({ url: server.url, ...own }).send(mail)
  const received = await server.next()
  expect(received).toMatchObject({ from: 'kiosk@example.com', to: ['editor@example.com'] })
  expect(received.source).toMatch(/^From: Kiosk Admin <kiosk@example.com>/m)
  expect(received.source).toMatch(/^Auto-Submitted: auto-generated/im)
  expect(partOf(received, 'text/plain').trim()).toBe('Góðan dag')
  expect(partOf(received, 'text/html').trim()).toBe('<p>Góðan dag</p>')
  expect(logged).toEqual([])
})

it('logs a refused mail without recipient and password', async () => {
  const server = await sink((command) => (command.startsWith('RCPT') ? '550 No such person' : undefined))
  await createSmtpMailer({ url: server.url, ...own }).send(mail)
  expect(logged).toEqual([['A mail was not sent', { code: 'EENVELOPE', status: 550 }]])
})

it('that requires TLS is not sent to a server that offers none', async () => {
  const server = await sink((command) => (command === 'STARTTLS' ? '502 Not here' : undefined))
  await createSmtpMailer({ url: server.url, ...own, requireTls: true }).send(mail)
  expect(server.received).toEqual([])
  expect(logged).toEqual([['A mail was not sent', { code: 'ETLS', status: 502 }]])
})

it('times out on an unresponsive server', async () => {
  const silent = createServer((socket) => void ends.push(() => socket.destroy()))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  ends.push(() => silent.close())
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const url = `smtp://user:secret@127.0.0.1:${port}`
  await createSmtpMailer({ url, ...own, timeout: 50 }).send(mail)
  expect(logged).toEqual([['A mail was not sent', { code: 'ETIMEDOUT' }]])
})
