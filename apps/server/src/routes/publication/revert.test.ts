import { calls, contentTypes, singleRecords } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { signInWith, writing } from '../../testing/people'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
const query = { mallId: ids.near }
const { offer, item, category } = contentTypes

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  await client.call(calls.publish, { query, body: {} })
})

const read = (id = ids.running) => client.call(offer.calls.get, { params: { id } })
const changes = async (by = client) => (await by.call(calls.changes, { query })).changes
const set = (fields: object, by = client) =>
  by.call(offer.calls.fields, { query, body: { ids: [ids.running], set: { ...fields } } })
const revert = (version: number, by = client, id: string = ids.running) =>
  by.call(offer.calls.revert, { params: { id }, query, version })
const history = async (record: string) => (await client.call(calls.auditTrail, { query: { ...query, record } })).data

it('lists who changed a record since the last publication, with both values and the names of records', async () => {
  const editor = await signInWith({ app, by: client }, writing('Offer'), [ids.near])
  await set({ name: { se: 'Ny' } })
  await set({ shopId: ids.restaurant }, editor.client)
  const answer = await client.call(calls.changes, { query })
  const [change] = answer.changes
  expect(change?.authors.map(({ name }) => name)).toEqual([change?.by?.name, 'chief'])
  expect(change?.fields).toContainEqual({ path: 'shopId', before: ids.shop, after: ids.restaurant })
  expect(answer.names).toMatchObject({ [ids.shop]: { name: { se: 'Skor' } }, [ids.restaurant]: { deleted: false } })
  expect(change?.draftVersion).toBe((await read()).version)
  await client.call(calls.publish, { query, body: {} })
  await set({ name: { se: 'Nyare' } })
  expect((await changes())[0]?.authors.map(({ name }) => name)).toEqual(['chief'])
})

it('sets a changed record back in one change, with its number in the history', async () => {
  const published = await read()
  await set({ name: { se: 'Ny' }, endDate: '2026-12-24' })
  const [change] = await changes()
  const { record, before } = await revert(change?.draftVersion ?? 0)
  expect(record).toMatchObject({ name: published.name, endDate: published.endDate, version: published.version + 2 })
  expect(before).toMatchObject({ name: { se: 'Ny' }, version: published.version + 1 })
  expect(await changes()).toEqual([])
  const [entry] = await history(ids.running)
  const [last] = await client.call(calls.publications, { query })
  expect(entry).toMatchObject({ action: 'revert', by: { name: 'chief' } })
  expect(entry?.changes).toContainEqual({ path: 'publication', before: null, after: last?.number })
  expect(entry?.changes).toContainEqual({ path: 'name.se', before: 'Ny', after: 'Rea' })
  // nothing is left to set back
  expect((await revert(record.version)).record.version).toBe(record.version)
})

it('overwrites nothing that someone wrote meanwhile', async () => {
  await set({ name: { se: 'Ny' } })
  const { version } = await read()
  await set({ name: { se: 'Nyare' } })
  await expect(revert(version)).rejects.toMatchObject({ code: 'conflict', current: { name: { se: 'Nyare' } } })
  expect((await read()).name).toEqual({ se: 'Nyare' })
})

it('activates a record that was deactivated, with its other changes', async () => {
  await set({ status: 'InActive', name: { se: 'Ny' } })
  const [change] = await changes()
  expect(change).toMatchObject({ kind: 'removed', reason: 'inactive' })
  expect(change?.fields).toContainEqual({ path: 'status', before: 'Active', after: 'InActive' })
  await revert(change?.draftVersion ?? 0)
  expect(await read()).toMatchObject({ status: 'Active', name: { se: 'Rea', en: 'Sale' } })
  expect(await changes()).toEqual([])
})

it('restores a deleted record as it was published', async () => {
  await set({ name: { se: 'Ny' } })
  await client.call(offer.calls.remove, { query: { id: [ids.running] } })
  const [change] = await changes()
  expect(change).toMatchObject({ kind: 'removed', reason: 'deleted' })
  await revert(change?.draftVersion ?? 0)
  expect(await read()).toMatchObject({ name: { se: 'Rea', en: 'Sale' } })
  expect(await changes()).toEqual([])
  expect(await client.call(calls.trash, { query })).toEqual([])
  const [entry] = await history(ids.running)
  expect(entry?.action).toBe('revert')
})

it('names what was deleted, which the published record needs', async () => {
  await set({ imageId: null, shopId: null })
  await client.call(offer.calls.fields, { query, body: { ids: [ids.hidden], set: { shopId: null } } })
  const offers = await client.call(offer.calls.list, { query })
  const naming = offers.filter(({ shopId }) => shopId === ids.shop).map(({ id }) => id)
  await client.call(offer.calls.fields, { query, body: { ids: naming, set: { shopId: null } } })
  await client.call(item.calls.remove, { query: { id: [ids.shop] } })
  const { version } = await read()
  const failure = await revert(version).catch((error) => error)
  expect(failure).toMatchObject({ code: 'validation', errors: [{ path: 'shopId' }] })
  expect(failure.errors[0].message).toBe(
    'Invalid value. It links to something that was deleted. Restore this first: Skor',
  )
  await client.call(item.calls.restore, { query, body: { ids: [ids.shop] } })
  expect((await revert(version)).record).toMatchObject({ shopId: ids.shop, imageId: ids.picture })
  // what was deleted for good is named by the history
  await client.call(offer.calls.fields, { query, body: { ids: [...naming, ids.running], set: { shopId: null } } })
  await client.call(item.calls.remove, { query: { id: [ids.shop] } })
  app.clock.advance(31 * 24 * 3_600_000)
  const again = await app.signIn('chief')
  await again.client.call(item.calls.remove, { query: { id: [ids.restaurant] } })
  const { version: next } = await again.client.call(offer.calls.get, { params: { id: ids.running } })
  const gone = await revert(next, again.client).catch((error) => error)
  expect(gone.errors[0].message).toBe('Invalid value. It links to something that was permanently deleted: Skor')
})

it('refuses records that are not published', async () => {
  const hidden = await read(ids.hidden)
  await expect(revert(hidden.version, client, ids.hidden)).rejects.toMatchObject({
    code: 'validation',
    errors: [{ message: 'Invalid value. It isn’t in the last publication.' }],
  })
})

it('needs write permission for the type of the record', async () => {
  const editor = await signInWith({ app, by: client }, writing('Shops'), [ids.near])
  const answer = editor.client.call(item.calls.revert, { params: { id: ids.restaurant }, query, version: 1 })
  await expect(answer).rejects.toMatchObject({ code: 'access_denied' })
  await expect(revert(1, editor.client)).rejects.toMatchObject({ code: 'access_denied' })
})

it('keeps the place of a record that was not moved, and moves one that was', async () => {
  const { service } = contentTypes
  const names = async () => (await client.call(service.calls.list, { query })).map(({ name }) => name.se)
  const create = (name: string, index?: number) =>
    client.call(service.calls.create, { query, body: { name: { se: name }, status: 'Active', index } })
  const [a, b] = [await create('A'), await create('B')]
  const before = await names()
  await client.call(calls.publish, { query, body: {} })
  await client.call(service.calls.order, { query, body: { ids: [b.id, a.id] } })
  const [moved] = (await changes()).filter(({ id }) => id === b.id)
  expect(moved?.fields.map(({ path }) => path)).toEqual(['index'])
  const sent = { params: { id: b.id }, query }
  const { record } = await client.call(service.calls.revert, { ...sent, version: moved?.draftVersion ?? 0 })
  expect(await names()).toEqual(before)
  expect(await changes()).toEqual([])

  await create('First', 1)
  const body = { ids: [b.id], set: { name: { se: 'Nytt' } } }
  const [renamed] = await client.call(service.calls.fields, { query, body })
  expect(renamed?.version).toBe(record.version + 1)
  await client.call(service.calls.revert, { ...sent, version: record.version + 1 })
  expect(await names()).toEqual(['First', ...before])
})

it('has nothing to set back in what was added, or is only over', async () => {
  const { id } = await client.call(category.calls.create, {
    query,
    body: { type: 1, name: { se: 'Ny' }, clickAction: { kind: 'details' }, status: 'Active' },
  })
  expect((await changes())[0]).toMatchObject({ id, kind: 'added', authors: [{ name: 'chief' }] })
  expect((await changes())[0]).not.toHaveProperty('draftVersion')
  await client.call(calls.publish, { query, body: {} })
  app.clock.advance(15 * 24 * 3_600_000)
  const again = await app.signIn('chief')
  const over = (await changes(again.client)).find((change) => change.id === ids.running)
  expect(over).toMatchObject({ kind: 'removed', reason: 'ended', fields: [], authors: [] })
  expect(over).not.toHaveProperty('draftVersion')
})

it('sets the information page and the mall back', async () => {
  const { infoPage } = singleRecords
  const page = async () => client.call(infoPage.calls.get, { query })
  const { version, id, mallId, createdAt, updatedAt, updatedBy, ...body } = await page()
  const first = { ...body, title: { se: 'Om oss' }, footerTitle: { se: 'Öppet' } }
  const written = await client.call(infoPage.calls.replace, { query, version, body: first })
  await client.call(calls.publish, { query, body: {} })
  const next = await client.call(infoPage.calls.replace, {
    ...{ query, version: written.version },
    body: { ...first, title: { se: 'Annat' } },
  })
  await client.call(infoPage.calls.revert, { query, version: next.version })
  expect((await page()).title).toEqual({ se: 'Om oss' })

  const params = { id: ids.near }
  const mall = await client.call(calls.oneMall, { params })
  const location = { latitude: 59, longitude: 18 }
  const changed = await client.call(calls.replaceMall, {
    ...{ params, version: mall.version },
    body: { ...mall, brandColor: '#123456', location },
  })
  expect((await changes())[0]).toMatchObject({ resource: 'Mall', draftVersion: changed.version })
  const { record } = await client.call(calls.revertMall, { params, version: changed.version })
  expect(record).toMatchObject({ brandColor: null, location })
  expect(await changes()).toEqual([])
})

it('says to which publication was rolled back', async () => {
  const [first] = await client.call(calls.publications, { query })
  await set({ name: { se: 'Ny' } })
  await client.call(calls.publish, { query, body: {} })
  const again = await client.call(calls.rollback, { params: { id: first?.id ?? '' } })
  const [entry] = await history(again.id)
  expect(entry).toMatchObject({ action: 'rollback', recordName: String(again.number) })
  expect(entry?.changes).toEqual([{ path: 'publication', before: null, after: first?.number }])
})

it('names who moved records, also of those that one was moved past', async () => {
  const { service } = contentTypes
  const create = (name: string) =>
    client.call(service.calls.create, { query, body: { name: { se: name }, status: 'Active' } })
  const [a, b, c] = [await create('A'), await create('B'), await create('C')]
  await client.call(calls.publish, { query, body: {} })
  await client.call(service.calls.fields, { query, body: { ids: [b.id], set: { name: { se: 'B2' } } } })
  const editor = await signInWith({ app, by: client }, writing('Service'), [ids.near])
  await editor.client.call(service.calls.fields, { query, body: { ids: [a.id], set: { index: 3 } } })
  const listed = await client.call(service.calls.list, { query })
  const editorName = listed.find(({ id }) => id === a.id)?.updatedBy.name
  expect(editorName).not.toBe('chief')
  const authorsOf = async () =>
    Object.fromEntries((await changes()).map(({ id, authors }) => [id, authors.map(({ name }) => name)]))
  expect(await authorsOf()).toEqual({ [a.id]: [editorName], [b.id]: [editorName, 'chief'], [c.id]: [editorName] })
  for (const { updatedBy } of listed) expect(updatedBy.name).toBe(editorName)
  // one entry: that of the record that was moved
  expect((await history(a.id)).map(({ action }) => action)).toEqual(['fields', 'create'])
  expect((await history(c.id)).map(({ action }) => action)).toEqual(['create'])

  await client.call(service.calls.order, { query, body: { ids: [c.id, b.id, a.id] } })
  const ordered = await client.call(service.calls.list, { query })
  expect(ordered.map(({ id, updatedBy }) => [id, updatedBy.name])).toEqual([
    [c.id, 'chief'],
    [b.id, 'chief'],
    [a.id, editorName],
  ])
})

it('has no new editor of records that one came before or left', async () => {
  const { service } = contentTypes
  const create = (name: string, by = client) =>
    by.call(service.calls.create, { query, body: { name: { se: name }, status: 'Active', index: 1 } })
  const stored = await create('A')
  const editor = await signInWith({ app, by: client }, writing('Service'), [ids.near])
  const added = await create('B', editor.client)
  await editor.client.call(service.calls.remove, { query: { id: [added.id] } })
  expect(await client.call(service.calls.list, { query })).toMatchObject([
    { id: stored.id, updatedBy: { name: 'chief' }, index: 1 },
  ])
})
