import { calls, contentTypes } from '@kiosk-admin/api-client'
import { mallSnapshot } from '@kiosk-admin/api-client/internal'
import { beforeEach, expect, it } from 'vitest'
import { describeEngines, engineForAll } from '../../testing/engines'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { findMall } from '../malls'
import { inTransaction } from '../transaction'
import { findPublication, publicationsKept, publishAgain, publishedHashes } from './publication'
import { publishedAs } from './snapshot'

type Client = Awaited<ReturnType<TestApp['signIn']>>['client']

describeEngines('publications that are kept', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  let chief: Client

  const query = { mallId: ids.near }

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
    chief = (await app.signIn('chief')).client
  })

  const publishOnce = () => chief.call(calls.publish, { query, body: {} })
  const numbers = async () => (await chief.call(calls.publications, { query })).map(({ number }) => number)
  const idOf = async (number: number) =>
    (await chief.call(calls.publications, { query })).find((one) => one.number === number)?.id ?? ''
  const hashes = async () => (await publishedHashes.execute(app.db)).rows.map(({ sha256 }) => sha256)
  const replaceFile = (digit: string) =>
    app.db
      .updateTable('media')
      .set({ sha256: digit.repeat(64) })
      .where('id', '=', ids.picture)
      .execute()
  const shown = async () => {
    const answer = await app.fetch(`/api/Kiosk/${ids.near}/Publication`, {
      headers: { authorization: 'Bearer k_demo-station' },
    })
    return mallSnapshot.parse(await answer.json())
  }

  it('hold one state of the mall, while others save', async () => {
    const names = Array.from({ length: 12 }, (_, which) => testId(70, which))
    for (const id of names) {
      const body = { id, name: { se: '0' }, index: 0, status: 'Active' as const }
      await chief.call(contentTypes.service.calls.create, { query, body })
    }
    let done = false
    // each save writes all of them, so that any state of the mall has them alike
    const save = async () => {
      for (let turn = 1; !done; turn++) {
        const body = { ids: names, set: { name: { se: String(turn) }, areaId: String(turn) } }
        await chief.call(contentTypes.service.calls.fields, { query, body })
      }
    }
    const saving = save()
    const published = []
    for (let turn = 0; turn < 15; turn++) published.push(await publishOnce())
    done = true
    await saving
    const seen = new Set<string>()
    for (const { id, counts } of published) {
      const { rows } = await publishedAs(id).execute(app.db)
      const texts = rows
        .filter(({ type }) => type === 'service')
        .map(({ data }) => JSON.stringify([data.name, data.areaId]))
      expect([texts.length, new Set(texts).size, rows.length]).toEqual([12, 1, counts.records])
      seen.add(texts[0] ?? '')
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('are the last hundred, and their files are told as long as one shows them', async () => {
    await replaceFile('a')
    await publishOnce()
    await replaceFile('b')
    await publishOnce()
    expect(await hashes()).toEqual(expect.arrayContaining(['a'.repeat(64), 'b'.repeat(64)]))
    // as if so many had been published in between
    await app.db
      .updateTable('publication')
      .set({ number: publicationsKept + 1 })
      .where('number', '=', 3)
      .execute()
    await publishOnce()
    expect(await numbers()).toEqual([102, 101])
    expect(await hashes()).not.toContain('a'.repeat(64))
    expect(await hashes()).toContain('b'.repeat(64))
    const { counts } = await publishOnce()
    expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await numbers()).toEqual([103, 102, 101])
    const other = await app.db.selectFrom('publication').select('number').where('mall_id', '=', ids.far).execute()
    expect(other).toEqual([{ number: 1 }])
  })

  it('come again as often as wanted, with the files of then, and leave drafts alone', async () => {
    await replaceFile('a')
    await publishOnce()
    await replaceFile('b')
    await chief.call(contentTypes.offer.calls.status, { query, body: { ids: [ids.running], status: 'InActive' } })
    await publishOnce()
    const before = await chief.call(contentTypes.offer.calls.list, { query })
    expect(await chief.call(calls.rollback, { params: { id: await idOf(2) } })).toMatchObject({
      number: 4,
      rolledBackTo: 2,
    })
    expect((await shown()).media[ids.picture]?.url).toBe(`/media/${'a'.repeat(64)}.svg`)
    expect((await shown()).records.offer?.map(({ id }) => id)).toEqual([ids.running])
    const draft = (list: typeof before) => list.map(({ contentStatus: _, visibility: __, ...record }) => record)
    expect(draft(await chief.call(contentTypes.offer.calls.list, { query }))).toEqual(draft(before))
    expect((await chief.call(calls.changes, { query })).changes.map(({ id, kind }) => [id, kind]).sort()).toEqual([
      [ids.shop, 'changed'],
      [ids.running, 'removed'],
    ])
    expect(await chief.call(calls.rollback, { params: { id: await idOf(2) } })).toMatchObject({
      number: 5,
      rolledBackTo: 2,
      counts: { added: 0, changed: 0, removed: 0 },
    })
    // a roll-back is a publication like any other
    expect(await chief.call(calls.rollback, { params: { id: await idOf(4) } })).toMatchObject({
      number: 6,
      rolledBackTo: 4,
    })
    expect(await chief.call(calls.rollback, { params: { id: await idOf(3) } })).toMatchObject({
      number: 7,
      rolledBackTo: 3,
    })
    expect((await shown()).records.offer).toEqual([])
    expect((await chief.call(calls.changes, { query })).changes).toEqual([])
    expect(app.relay.sent.published.at(-1)).toEqual({ mallId: ids.near, number: 7 })
  })

  it('come again only for those who may write malls, and only within the mall', async () => {
    const id = await idOf(1)
    const refused = (name: string, status: number) =>
      app
        .signIn(name)
        .then(({ client }) => expect(client.call(calls.rollback, { params: { id } })).rejects.toMatchObject({ status }))
    await refused('editor', 403)
    await refused('stranger', 404)
    await expect(chief.call(calls.rollback, { params: { id: testId(99, 1) } })).rejects.toMatchObject({ status: 404 })
    expect(await numbers()).toEqual([1])
  })

  it('do not come again half when they go meanwhile', async () => {
    const { db, random, secrets } = app
    const [earlier, mall] = await Promise.all([findPublication(db, await idOf(1)), findMall(db, ids.near)])
    if (!earlier || !mall) throw new Error('The seed is not as it was')
    await publishOnce()
    await db.updateTable('publication').set({ number: publicationsKept }).where('number', '=', 2).execute()
    await publishOnce()
    const again = inTransaction(db, (tx) =>
      publishAgain(
        {
          tx,
          random,
          secrets,
          mall,
          by: { id: testId(9, 1), name: 'chief' },
          origin: testOrigin,
          now: app.clock.now(),
          events: [],
        },
        earlier,
      ),
    )
    await expect(again).rejects.toMatchObject({ code: 'not_found' })
    expect(await numbers()).toEqual([101, 100])
  })

  it('count a change of an item once, by field', async () => {
    const { version, ...shop } = await chief.call(contentTypes.item.calls.get, { params: { id: ids.shop } })
    const body = { ...shop, name: { se: 'Stövlar' }, phone: '1' }
    await chief.call(contentTypes.item.calls.replace, { params: { id: ids.shop }, version, body })
    expect((await chief.call(calls.changes, { query })).changes).toMatchObject([
      {
        fields: [
          { path: 'name.se', before: 'Skor', after: 'Stövlar' },
          { path: 'phone', before: null, after: '1' },
        ],
      },
    ])
  })
})
