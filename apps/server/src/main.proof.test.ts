import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { stop, waitForOutput, wholeServers } from './platform/testing/whole-servers'

// Each test is a whole server with its own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { run, port, inFolder, post, socketUrl } = wholeServers()
const start = (env?: Record<string, string>) => run('main.ts', ['--no-pages'], env)

async function startError(env: Record<string, string>): Promise<string> {
  const server = start(env)
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  expect(code).toBe(1)
  return output.trim()
}

test('a demo prints its address, signs in, opens sockets, and stops gracefully', async () => {
  const server = start()
  const output = await waitForOutput(server, '/kiosk/#key=')
  expect(output).toContain(`Kiosk Admin is ready: http://localhost:${port()}\n`)
  const [, username, password] = /Sign in as (\S+) with the password (\S+) /.exec(output) ?? []
  const [, key] = /#key=(\S+)/.exec(output) ?? []

  const answer = await post('/Login', { username, password })
  const { message: session } = await answer.json()
  expect(session).toMatchObject({ userName: username })
  expect(key).toMatch(/^k_/)

  const socket = new WebSocket(socketUrl(), ['kiosk.v1', `bearer.${session.token}`])
  await once(socket, 'open')
  const closed = once(socket, 'close')
  // a request that is half received when the server is stopped
  const body = JSON.stringify({ username, password })
  const half = connect(port(), '127.0.0.1')
  const length = Buffer.byteLength(body)
  half.write(
    `POST /api/Login HTTP/1.1\r\nHost: kiosk\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  half.write(body.slice(0, 10))
  // an answer to this request means that the first one has arrived
  expect((await fetch(`http://127.0.0.1:${port()}/metrics`)).status).toBe(200)
  server.kill('SIGTERM')
  const [code, reason] = await closed
  expect([code, String(reason)]).toEqual([1001, 'The server is stopping'])
  half.write(body.slice(10))
  expect(await text(half)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(existsSync(inFolder('data/postgres/postmaster.pid'))).toBe(false)
})

test('a server with a closed log pipe keeps running and stops gracefully', async () => {
  const server = start()
  await waitForOutput(server, '/kiosk/#key=')
  server.stdout.destroy()
  server.stderr.destroy()
  // each refused sign-in writes a line
  for (const username of ['admin', 'editor', 'reader']) {
    expect((await post('/Login', { username, password: 'wrong' })).status).toBe(401)
  }
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('refuses to start a demo database without the demo', async () => {
  expect(await startError({ DEMO: 'off' })).toBe(
    'This database holds the demo, whose passwords everybody knows: set DEMO=on to show it, or DATA_DIR or DATABASE_URL to another one.',
  )
})

test('an empty server prints a set-up link until it has an administrator', async () => {
  const env = { DEMO: 'off', DATA_DIR: inFolder('real') }
  const first = start(env)
  const [, token] = /\/setup#token=(\S+)\n/.exec(await waitForOutput(first, '#token=')) ?? []
  const person = { username: 'astrid', password: 'ten letters or more' }
  const made = await post('/Setup', { ...person, token, email: 'astrid@example.com', mallName: 'Vallgallerian' })
  expect(made.status).toBe(200)
  expect((await post('/Login', person)).status).toBe(200)
  await stop(first)

  const second = start(env)
  const output = await waitForOutput(second, 'is ready')
  await stop(second)
  expect(output).not.toContain('token')
})

test('reports an occupied port before other work', async () => {
  const other = createServer().listen(port(), '127.0.0.1')
  await once(other, 'listening')
  expect(await startError({ DATA_DIR: inFolder('never-made') })).toBe(
    `Port ${port()} is taken: stop what uses it, or set PORT to another one.`,
  )
  expect(existsSync(inFolder('never-made'))).toBe(false)
  other.close()
})

test('explains an invalid setting in a sentence', async () => {
  expect(await startError({ DEMO: 'perhaps' })).toBe('DEMO is "perhaps": set it to on or off, or leave it out.')
})
