// @module-tag nightly

import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../platform/database/database'
import { stop, waitForOutput, wholeServers } from '../platform/testing/whole-servers'

// Whole servers with their own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const { run, inFolder, post } = wholeServers()
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

async function command(args: string[]) {
  const child = run('commands/command.ts', args)
  child.stdin.end()
  const [said, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: (said + failed).trim() }
}

test('the history is verified beside a running server and without one', async () => {
  const server = run('main.ts', ['--no-pages'], { DEMO: 'on' })
  await waitForOutput(server, 'is ready')
  expect((await post('/Login', { username: 'admin', password: 'wrong' })).status).toBe(401)
  expect((await post('/Login', { username: 'admin', password: 'demo-kiosk' })).status).toBe(200)
  const whole = await command(['audit', 'verify'])
  expect(whole.said).toMatch(/^The history is whole: \d+ entries\.\nKeep its end elsewhere, .* --expect \d+:[\w-]{43}$/)
  const [end = ''] = /\d+:[\w-]{43}$/.exec(whole.said) ?? []
  await stop(server)

  expect(await command(['audit', 'verify', '--expect', end])).toMatchObject({ code: 0 })
  expect((await command(['audit', 'verify', '--expect', 'x'])).said).toBe(
    '--expect is "x": give what this command printed.',
  )
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: inFolder('data'), log: quiet })
  await db.updateTable('audit_personal').set({ address: '192.0.2.1' }).where('entry_id', '=', '2').execute()
  await close()
  const changed = await command(['audit', 'verify'])
  expect(changed).toEqual({ code: 1, said: 'The history is not whole.\nEntry 2 was changed (author).' })
})
