// @module-tag nightly

import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { smsContext } from '../db/sealed'
import { openDatabase } from '../platform/database/database'
import { writeKeys } from '../platform/secret-key'
import { stop, waitForOutput, wholeServers } from '../platform/testing/whole-servers'
import { createSecrets } from '../secrets'

// Whole servers with their own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const { run, inFolder, port, post, get } = wholeServers()
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const password = 'mycket hemligt'
const received: unknown[] = []
const gateway = createServer(async (request, response) => {
  received.push(JSON.parse(await text(request)))
  response.end()
})

beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
})
afterAll(() => gateway.close())

const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
const settings = () => ({ databaseUrl: undefined, dataDir: inFolder('data'), log: quiet, beside: true })
const keys = async () => (await readFile(inFolder('data/secret.key'), 'utf8')).trim().split('\n')

async function startServer() {
  const server = run('main.ts', ['--no-pages'], { DEMO: 'on', SMS_GATEWAY_URL: gatewayUrl() })
  await waitForOutput(server, 'is ready')
  return server
}

async function command(args: string[], env: Record<string, string> = {}) {
  const child = run('commands/command.ts', args, env)
  child.stdin.end()
  const [output, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: (output + failed).trim() }
}

/** Decrypts the stored values with these keys. */
async function opened(...secrets: string[]) {
  const { db, close } = await openDatabase(settings())
  try {
    const rows = await db
      .selectFrom('sms_settings')
      .select(['mall_id', 'password_sealed'])
      .where('password_sealed', 'is not', null)
      .execute()
    const { open } = createSecrets(async () => secrets, { bytes: (length) => new Uint8Array(length) })
    return await Promise.all(rows.map((row) => open(row.password_sealed ?? '', smsContext(row.mall_id))))
  } finally {
    await close()
  }
}

test('rotates the key of a running server, which can still read its secrets and keeps its sessions', {
  tags: ['nightly'],
}, async () => {
  const server = await startServer()
  const signedIn = await (await post('/Login', { username: 'admin', password: 'demo-kiosk' })).json()
  const { token } = signedIn.message
  const { message: malls } = await (await get('/Mall?pageSize=1', token)).json()
  const mallId = malls.items?.[0]?.id ?? malls[0]?.id
  const call = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port()}/api${path}?mallId=${mallId}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { message: before } = await (await get(`/Sms?mallId=${mallId}`, token)).json()
  const body = { fromId: 'Mall', smsId: 'id', password }
  const put = await call('PUT', '/Sms', body, { 'if-match': `"${before.version ?? 0}"` })
  expect(put.status).toBe(200)
  const [former = ''] = await keys()
  expect(await opened(former)).toContain(password)

  const done = await command(['rotate-key'])
  expect(done).toEqual({
    code: 0,
    output: expect.stringMatching(/^The key was changed: \d+ secrets? (is|are) encrypted/),
  })
  const [next = '', ...others] = await keys()
  expect(others).toEqual([])
  expect(next).not.toBe(former)
  expect(await opened(next)).toContain(password)
  expect(await opened(former)).not.toContain(password)
  // the same process and the same session, with the new key
  const sent = await call('POST', '/Sms/Test', { to: '+46701234567', text: 'Hej' })
  expect(await sent.json()).toMatchObject({ message: { result: 'sent' } })
  expect(received).toMatchObject([{ password }])
  await stop(server)
})

test('an interrupted rotation loses nothing, and the next one completes it', async () => {
  const [former = ''] = await keys()
  const { db, close } = await openDatabase(settings())
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await tx.selectFrom('sms_settings').selectAll().forUpdate().execute()
    locked.resolve()
    await release.promise
  })
  await locked.promise
  // the command waits for the locked rows; the file has both keys
  const killed = run('commands/command.ts', ['rotate-key'])
  await expect.poll(() => keys()).toHaveLength(2)
  expect((await command(['rotate-key'])).output).toBe('The key is being changed already: wait until that is done.')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  release.resolve()
  await holding
  await close()
  const [next = '', ...old] = await keys()
  expect(old).toEqual([former])
  expect(await opened(former)).toContain(password)

  expect((await command(['rotate-key'])).code).toBe(0)
  expect(await keys()).toEqual([next])
  expect(await opened(next)).toContain(password)

  // killed after the encryption, before the old key was removed
  await writeKeys(inFolder('data/secret.key'), [next, former])
  expect(await opened(...(await keys()))).toContain(password)
  expect((await command(['rotate-key'])).code).toBe(0)
  expect(await keys()).toEqual([next])
})

test('a key in the settings is rotated with two settings', async () => {
  const [SECRET_KEY_PREVIOUS = ''] = await keys()
  const SECRET_KEY = 'n'.repeat(40)
  expect(await command(['rotate-key'], { SECRET_KEY })).toEqual({
    code: 1,
    output: expect.stringMatching(/^The key is in SECRET_KEY: set SECRET_KEY to a new one and SECRET_KEY_PREVIOUS/),
  })
  const done = await command(['rotate-key'], { SECRET_KEY, SECRET_KEY_PREVIOUS })
  expect(done.output).toMatch(/Take SECRET_KEY_PREVIOUS away now and start every server anew\.$/)
  expect(await opened(SECRET_KEY)).toContain(password)
  await writeFile(inFolder('data/secret.key'), SECRET_KEY)
})
