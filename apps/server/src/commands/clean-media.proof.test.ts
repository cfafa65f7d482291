// @module-tag nightly

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { commandAuthor } from '../db/audit/authors'
import { json } from '../db/json'
import { reserveFile } from '../db/media/stored-files'
import { gradient, withExif } from '../media/testing/metadata'
import { openDatabase } from '../platform/database/database'
import { diskFiles } from '../platform/files/disk-files'
import { stop, waitForOutput, wholeServers } from '../platform/testing/whole-servers'
import { testId } from '../testing/mall'

// Whole servers with their own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const { run, port, inFolder, post, get } = wholeServers()
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const secret = 'Kamera 4711'
const photos = 60

type Listed = { id: string; name: string; url: string; sha256: string }

const cleanMedia = () => {
  const child = run('commands/command.ts', ['clean-media'])
  child.stdin.end()
  return child
}

async function outcomeOf(child: ReturnType<typeof run>) {
  const [said, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: (said + failed).trim() }
}

/** Stores photos as a former version did, beside the running server. */
async function storeFormerly(mallId: string) {
  const { db, close } = await openDatabase({
    databaseUrl: undefined,
    dataDir: inFolder('data'),
    log: quiet,
    beside: true,
  })
  const files = diskFiles(inFolder('data/media'))
  const now = new Date()
  for (let index = 0; index < photos; index++) {
    const photo = await withExif(gradient(800, 600 + index).jpeg({ quality: 100 }), { orientation: 6, secret })
    const bytes = new Uint8Array(photo)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await reserveFile(db, sha256, 'jpg', now)
    await files.put(sha256, bytes)
    const file = { mall_id: mallId, id: testId(2, index), kind: 'Image' as const, name: `photo-${index}.jpg` }
    const facts = {
      mime: 'image/jpeg',
      extension: 'jpg',
      size: bytes.length,
      sha256,
      alt: json({}),
      thumbnail_url: null,
    }
    const stamps = { created_at: now, updated_at: now, updated_by: json(commandAuthor) }
    await db
      .insertInto('media')
      .values({ ...file, ...facts, ...stamps })
      .execute()
  }
  await close()
}

test('kill -9 while cleaning: each file is clean or as it was, and the next run cleans the others', async () => {
  const server = run('main.ts', ['--no-pages'], { DEMO: 'on' })
  await waitForOutput(server, 'is ready')
  const { message } = await (await post('/Login', { username: 'admin', password: 'demo-kiosk' })).json()
  const { token, mallId } = message as { token: string; mallId: string }
  await storeFormerly(mallId)

  async function contents() {
    const answer = await (await get(`/MediaLibrary/GetImages/Image?mallId=${mallId}`, token)).json()
    const listed = (answer.message as Listed[]).filter(({ name }) => name.startsWith('photo-'))
    return Promise.all(
      listed.map(async ({ url, sha256 }) => {
        const bytes = Buffer.from(await (await fetch(`http://127.0.0.1:${port()}${url}`)).arrayBuffer())
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
        return bytes.includes(secret)
      }),
    )
  }

  const killed = cleanMedia()
  const ended = once(killed, 'close')
  await vi.waitFor(async () => expect((await contents()).includes(false)).toBe(true), { interval: 1, timeout: 60_000 })
  killed.kill('SIGKILL')
  await ended
  const halfway = await contents()
  expect(halfway).toHaveLength(photos)
  expect(halfway).toContain(true)

  const { code, said } = await outcomeOf(cleanMedia())
  expect(said).toMatch(
    /^\d+ files checked, \d+ cleaned\. Drafts have the clean ones; the kiosks show them after you publish\.$/,
  )
  expect(code).toBe(0)
  expect(await contents()).toEqual(Array(photos).fill(false))
  expect(await readdir(inFolder('data/media/unfinished'))).toEqual([])
  expect((await outcomeOf(cleanMedia())).said).toMatch(
    /^\d+ files checked: none has private data that can be removed\.$/,
  )
  await stop(server)
})
