// @module-tag nightly

import { once } from 'node:events'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { stop, waitForOutput, wholeServers } from '../platform/testing/whole-servers'

// A whole server with its own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const { run, inFolder, port } = wholeServers()
const BACKUP_PASSPHRASE = 'correct horse battery staple'

async function command(args: string[], env: Record<string, string> = {}) {
  const child = run('commands/command.ts', args, env)
  child.stdin.end()
  const [output, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: (output + failed).trim() }
}

const there = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

test('scheduled back-ups are encrypted, complete and reported in the metrics', async () => {
  const folder = inFolder('scheduled')
  const server = run('main.ts', ['--no-pages'], {
    DEMO: 'on',
    BACKUP_EVERY: '1h',
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE,
  })
  await waitForOutput(server, 'is ready')
  const names = await vi.waitFor(
    async () => {
      const all = await readdir(folder)
      expect(all.filter((name) => name.endsWith('.age'))).toHaveLength(1)
      return all
    },
    { timeout: 60_000 },
  )
  expect(names).toHaveLength(1)
  const [name = ''] = names
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  await vi.waitFor(
    async () => {
      const figures = await (await fetch(`http://127.0.0.1:${port()}/metrics`)).text()
      expect(figures).toMatch(/^kiosk_admin_backup_last_success_timestamp_seconds 1\d{9}/m)
      expect(figures).toContain('kiosk_admin_backup_failures 0')
    },
    { timeout: 60_000 },
  )
  await stop(server)

  expect(await command(['verify', join(folder, name)], { BACKUP_PASSPHRASE })).toEqual({
    code: 0,
    output: expect.stringMatching(/\.tar\.age is whole: \d+ rows and \d+ files were restored and compared\.$/),
  })
  expect(await command(['verify', join(folder, name)])).toEqual({
    code: 1,
    output: expect.stringMatching(/is encrypted: set BACKUP_PASSPHRASE/),
  })

  // a file of the media is lost
  const media = inFolder('data/media')
  const [shelf = ''] = (await readdir(media)).filter((one) => one.length === 2)
  const [hash = ''] = await readdir(join(media, shelf))
  await rename(join(media, shelf, hash), inFolder('lost'))
  const lacking = await command(['backup', inFolder('all.tar')])
  expect(lacking.code).toBe(1)
  expect(lacking.output).toMatch(/^The back-up is not complete: .*“.+” of .+ \([0-9a-f]{64}\).* missing or damaged\./)
  expect(lacking.output).toContain(hash)
  expect(await there(inFolder('all.tar'))).toBe(false)
  const verified = await command(['verify', inFolder('all.tar.incomplete')])
  expect(verified).toEqual({ code: 1, output: expect.stringMatching(/is not complete: it lacks .*“.+” of .+/) })
  await rename(inFolder('lost'), join(media, shelf, hash))
  // an interrupted command leaves nothing, however far it came
  const ended = run('commands/command.ts', ['backup', inFolder('all.tar')])
  await vi.waitFor(async () => expect(await there(inFolder('all.tar.unfinished'))).toBe(true), { timeout: 60_000 })
  ended.kill('SIGTERM')
  await once(ended, 'close')
  expect(await there(inFolder('all.tar.unfinished'))).toBe(false)
  await rm(inFolder('all.tar'), { force: true })
  expect((await command(['backup', inFolder('all.tar')])).code).toBe(0)
  expect((await readFile(inFolder('all.tar'))).length).toBeGreaterThan(0)
})
