// @module-tag nightly

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Publication } from '@kiosk-admin/api-client'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../database/database'
import { stop, waitForOutput, wholeServers } from '../testing/whole-servers'

// Whole servers with their own PostgreSQL start and recover, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const { run, databaseUrl, port, inFolder, post } = wholeServers({ given: true })

async function start() {
  const server = run('main.ts', ['--no-pages'], { DEMO: 'on' })
  const output = await waitForOutput(server, '/kiosk/#key=')
  const [, username, password] = /Sign in as (\S+) with the password (\S+) /.exec(output) ?? []
  const { message } = await (await post('/Login', { username, password })).json()
  const token = String(message.token)
  const malls = await fetch(`http://127.0.0.1:${port()}/api/Mall`, { headers: { authorization: `Bearer ${token}` } })
  const mallIds: string[] = (await malls.json()).message.map(({ id }: { id: string }) => id)
  return { server, token, mallIds }
}

/** Publishes a mall repeatedly until the server is gone; reports acknowledged publications. */
async function publishUntilGone(token: string, mallId: string, published: (one: Publication) => void) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port()}/api/Publication?mallId=${mallId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
      .then((response) => response.json())
      .catch(() => undefined) // an interrupted response is no acknowledgement
    // PostgreSQL may stop before the server does
    if (answer === undefined || answer.code === 'internal') return
    expect(answer).toMatchObject({ success: true })
    published(answer.message)
  }
}

const postmaster = async () => Number.parseInt(await readFile(inFolder('data/postgres/postmaster.pid'), 'utf8'), 10)

test('kill -9 while publishing: every publication is complete or missing, and no acknowledged one is lost', async () => {
  const acknowledged: Publication[] = []
  for (let kill = 1; kill <= 4; kill++) {
    const { server, token, mallIds } = await start()
    // in each mall one call publishes and the others wait, so that a kill always interrupts some
    const publishing = [...mallIds, ...mallIds].map((id) =>
      publishUntilGone(token, id, (one) => acknowledged.push(one)),
    )
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(kill * 5), {
      timeout: 60_000,
      interval: 1,
    })
    const ended = once(server, 'close')
    if (kill % 2 === 0 && !databaseUrl()) process.kill(await postmaster(), 'SIGKILL')
    server.kill('SIGKILL')
    await Promise.all([ended, ...publishing])
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { db, close } = await openDatabase({ databaseUrl: databaseUrl(), dataDir: inFolder('data'), log })
  const all = await db.selectFrom('publication').selectAll().orderBy('mall_id').orderBy('number').execute()
  expect(acknowledged.filter(({ id }) => !all.some((one) => one.id === id))).toEqual([])
  for (const [, ofMall] of Map.groupBy(all, ({ mall_id }) => mall_id)) {
    expect(ofMall.map(({ number }) => number)).toEqual(ofMall.map((_, index) => index + 1))
  }
  const held = await db
    .selectFrom('published_record')
    .select(['publication_id', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('records')])
    .groupBy('publication_id')
    .execute()
  const records = new Map(held.map((one) => [one.publication_id, one.records]))
  expect(all.map(({ id, counts }) => [id, counts.records])).toEqual(all.map(({ id }) => [id, records.get(id)]))
  expect(records.size).toBe(all.length)
  await close()
  const { server } = await start()
  await stop(server)
})
