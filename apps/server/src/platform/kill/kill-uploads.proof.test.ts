// @module-tag nightly

import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { stop, waitForOutput, wholeServers } from '../testing/whole-servers'

// Whole servers with their own PostgreSQL start and recover, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const { run, port, inFolder, post } = wholeServers({ given: true })

type Stored = { id: string; url: string; size: number; sha256: string }

async function start() {
  const server = run('main.ts', ['--no-pages'], { DEMO: 'on' })
  const output = await waitForOutput(server, '/kiosk/#key=')
  const [, username, password] = /Sign in as (\S+) with the password (\S+) /.exec(output) ?? []
  const { message } = await (await post('/Login', { username, password })).json()
  return { server, token: String(message.token), mallId: String(message.mallId) }
}

const get = async (path: string, token: string) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { headers: { authorization: `Bearer ${token}` } })

/** Uploads files one by one until the server is gone; reports acknowledged files. */
async function uploadUntilGone({ token, mallId }: { token: string; mallId: string }, kept: (file: Stored) => void) {
  for (let count = 0; ; count++) {
    const form = new FormData()
    const words = new Uint8Array(randomBytes(1_500_000)).map((byte) => 97 + (byte % 26))
    form.append('file', new File([words], `killed-${count}.txt`))
    const sent = fetch(`http://127.0.0.1:${port()}/api/MediaLibrary?mallId=${mallId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const answer = await sent.then((response) => response.json()).catch(() => undefined) // an interrupted response is no acknowledgement
    if (answer === undefined) return
    expect(answer).toMatchObject({ success: true, message: [{ size: 1_500_000 }] })
    kept(answer.message[0])
  }
}

const hashOf = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

test('kill -9 during uploads: acknowledged files are complete, and there are no partial ones', async () => {
  const acknowledged: Stored[] = []
  for (let kill = 1; kill <= 3; kill++) {
    const { server, ...editor } = await start()
    const uploads = [1, 2, 3].map(() => uploadUntilGone(editor, (file) => acknowledged.push(file)))
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(kill * 6)
    await vi.waitFor(async () => expect(await readdir(inFolder('data/media/unfinished'))).not.toEqual([]), {
      interval: 1,
    })
    const ended = once(server, 'close')
    server.kill('SIGKILL')
    await Promise.all([ended, ...uploads])
  }
  const { server, token, mallId } = await start()
  expect(await readdir(inFolder('data/media/unfinished'))).toEqual([])
  const answer = await get(`/api/MediaLibrary/Files/Document/${mallId}`, token)
  const listed: Stored[] = (await answer.json()).message.data
  const ids = listed.map(({ id }) => id)
  expect(acknowledged.filter(({ id }) => !ids.includes(id))).toEqual([])
  // includes stored files with a lost acknowledgement
  for (const { url, size, sha256 } of listed) {
    const bytes = await (await get(url, token)).arrayBuffer()
    expect([url, bytes.byteLength, hashOf(bytes)]).toEqual([url, size, sha256])
  }
  await stop(server)
})
