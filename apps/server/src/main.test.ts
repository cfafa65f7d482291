import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

// Each test is a whole server with its own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const root = fileURLToPath(new URL('../../../', import.meta.url))
let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-test-'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as AddressInfo).port // of a TCP server it is never a path
  probe.close()
  await once(probe, 'close')
})
afterAll(() => rm(folder, { recursive: true }))

function start(env: Record<string, string> = {}) {
  const args = ['--import', './tools/typescript.mjs', 'apps/server/src/main.ts', '--no-pages']
  const { PATH = '' } = process.env
  const settings = { PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), ...env }
  return spawn(process.execPath, args, { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function ready(server: ChildProcess): Promise<string> {
  let said = ''
  server.stdout?.setEncoding('utf8').on('data', (more) => {
    said += more
  })
  await vi.waitFor(() => expect(said).toContain('/kiosk/#key='), { timeout: 50_000 })
  return said
}

async function refusal(env: Record<string, string>): Promise<string> {
  const server = start(env)
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  expect(code).toBe(1)
  return said.trim()
}

test('a demo says where it is, signs in, opens sockets, and stops in order', async () => {
  const server = start()
  const said = await ready(server)
  expect(said).toContain(`Kiosk Admin is ready: http://localhost:${port}\n`)
  const [, username, password] = /Sign in as (\S+) with the password (\S+) /.exec(said) ?? []
  const [, key] = /#key=(\S+)/.exec(said) ?? []

  const answer = await fetch(`http://127.0.0.1:${port}/api/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { message: session } = await answer.json()
  expect(session).toMatchObject({ userName: username })
  expect(key).toMatch(/^k_/)

  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?mallId=main&stationId=main`, [
    'kiosk.v1',
    `bearer.${session.token}`,
  ])
  await once(socket, 'open')
  const closed = once(socket, 'close')
  server.kill('SIGTERM')
  const [code] = await closed
  expect(code).toBe(1001)
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a demo is never taken for the real thing', async () => {
  expect(await refusal({ DEMO: 'off' })).toBe(
    'This database holds the demo, whose passwords everybody knows: set DEMO=on to show it, or DATA_DIR or DATABASE_URL to another one.',
  )
})

test('a taken port is said before anything else is done', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  expect(await refusal({ DATA_DIR: join(folder, 'never-made') })).toBe(
    `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
  )
  expect(existsSync(join(folder, 'never-made'))).toBe(false)
  other.close()
})

test('a setting that cannot be meant is said in a sentence', async () => {
  expect(await refusal({ DEMO: 'perhaps' })).toBe('DEMO is "perhaps": set it to on or off, or leave it out.')
})
