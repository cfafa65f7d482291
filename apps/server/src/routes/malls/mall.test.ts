import { calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { managersPassword, signInWith, writing } from '../../testing/people'

let app: TestApp
let token: string
let client: ReturnType<TestApp['client']>

const chief = { id: testId(9, 1), name: 'chief' }
const [editor, stranger] = [testId(9, 2), testId(9, 5)]
const made = testId(1, 50)

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  ;({ token, client } = await app.signIn('chief', ids.near))
})

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const version = (number: number) => ({ 'if-match': `"${number}"` })
const bodyOf = async (id: string) => {
  const { body } = await send('GET', `/Mall/${id}`)
  const { id: _, version, createdAt, updatedAt, updatedBy, icon, ...fields } = body.message
  return fields
}
const auditOf = (resource: string) =>
  auditEntries(app.db)
    .select(['mall_id', 'action', 'record_id', 'record_name', 'changes'])
    .where('resource', '=', resource)
    .where('action', '!=', 'signIn')
    .orderBy('id')
    .execute()

describe('a mall', () => {
  it('is created with access for its creator', async () => {
    const body = { id: made, name: ' Mitt ', languages: ['is', 'en'], timeZone: 'Atlantic/Reykjavik' }
    const record = {
      id: made,
      version: 1,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
      updatedBy: chief,
      name: 'Mitt',
      timeZone: 'Atlantic/Reykjavik',
      languages: ['is', 'en'],
      iconId: null,
      icon: null,
      eventUrl: null,
      eventCategoryId: null,
      location: null,
      brandColor: null,
      fontId: null,
    }
    expect(await send('POST', '/Mall', body)).toEqual({ status: 200, body: { success: true, message: record } })
    // a repeat after a lost answer
    expect(await send('POST', '/Mall', body)).toMatchObject({ status: 200, body: { message: { version: 1 } } })
    expect((await client.call(calls.malls, {})).map(({ id }) => id)).toEqual([ids.far, made, ids.near])
    const { event } = contentTypes
    expect(await client.call(event.calls.list, { query: { mallId: made } })).toEqual([])
    expect(app.relay.sent.rightsChanged).toEqual([chief.id])
    expect(app.relay.sent.changed).toMatchObject([{ mallId: made, resource: 'Mall', area: null, ids: [made] }])
    expect(await auditOf('Mall')).toMatchObject([{ mall_id: made, action: 'create', record_name: 'Mitt' }])
  })

  it('rejects the id of another mall with a conflict that reveals nothing', async () => {
    const { client: other } = await app.signIn('stranger')
    const conflict = { code: 'conflict', status: 409, current: undefined }
    await expect(other.call(calls.createMall, { body: { id: ids.near, name: 'Mitt' } })).rejects.toMatchObject(conflict)
  })

  it('is replaced with the edited version', async () => {
    const before = await bodyOf(ids.near)
    const after = { ...before, name: 'Nära', brandColor: '#123456', location: { latitude: 57.7, longitude: 11.9 } }
    expect(await send('PUT', `/Mall/${ids.near}`, after)).toMatchObject({ status: 428 })
    const saved = await send('PUT', `/Mall/${ids.near}`, after, version(1))
    expect(saved).toMatchObject({
      status: 200,
      body: { message: { ...after, version: 2, icon: { url: expect.any(String) } } },
    })
    // equal content creates no version, whatever the initial state
    expect(await send('PUT', `/Mall/${ids.near}`, after, version(1))).toMatchObject({
      body: { message: { version: 2 } },
    })
    const stale = await send('PUT', `/Mall/${ids.near}`, before, version(1))
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: { name: 'Nära', version: 2 } } })
    expect((await auditOf('Mall'))[0]?.changes).toEqual([
      { path: 'name', before: 'Near', after: 'Nära' },
      { path: 'location', before: null, after: after.location },
      { path: 'brandColor', before: null, after: '#123456' },
    ])
    expect(app.relay.sent.changed).toHaveLength(1)
  })

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'a'.repeat(121) }, 'name', 'maxLength'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone', 'invalid'],
    [{ timeZone: '+01:00' }, 'timeZone', 'invalid'],
    [{ languages: ['se', 'se'] }, 'languages', 'invalid'],
    [{ languages: ['de'] }, 'languages.0', 'invalid'],
    [{ brandColor: 'red' }, 'brandColor', 'invalid'],
    [{ eventUrl: 'ftp://example.com' }, 'eventUrl', 'invalid'],
    [{ location: { latitude: 91, longitude: 0 } }, 'location.latitude', 'invalid'],
    [{ iconId: ids.farPicture }, 'iconId', 'invalid'],
    [{ fontId: ids.picture }, 'fontId', 'invalid'],
    [{ eventCategoryId: ids.shop }, 'eventCategoryId', 'invalid'],
  ])('is not saved with %j', async (change, path, rule) => {
    const answer = await send('PUT', `/Mall/${ids.near}`, { ...(await bodyOf(ids.near)), ...change }, version(1))
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, rule }] } })
  })

  it('prevents deletion of records that it references', async () => {
    const category = testId(3, 9)
    await send('POST', `/Category?mallId=${ids.near}`, { id: category, type: 1, name: { se: 'Evenemang' } })
    const body = { ...(await bodyOf(ids.near)), eventCategoryId: category }
    expect(await send('PUT', `/Mall/${ids.near}`, body, version(1))).toMatchObject({ status: 200 })
    const usedBy = [{ resource: 'Mall', id: ids.near, name: 'Near', path: 'eventCategoryId' }]
    expect(await send('DELETE', `/Category?id=${category}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', usedBy },
    })
    const logo = [{ resource: 'Mall', id: ids.near, name: 'Near', path: 'iconId' }]
    expect(await send('DELETE', `/MediaLibrary?id=${ids.icon}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', usedBy: logo },
    })
  })

  it('keeps texts of removed languages, but does not publish them', async () => {
    const body = { ...(await bodyOf(ids.near)), languages: ['se'] }
    await send('PUT', `/Mall/${ids.near}`, body, version(1))
    await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
    const station = { headers: { authorization: 'Bearer k_demo-station' } }
    const published = await (await app.fetch(`/api/Kiosk/${ids.near}/Publication`, station)).json()
    expect(published.records.offer.map(({ name }: { name: unknown }) => name)).toEqual([{ se: 'Rea' }])
    const kept = await client.call(contentTypes.offer.calls.get, { params: { id: ids.running } })
    expect(kept.name).toEqual({ se: 'Rea', en: 'Sale' })
  })

  it('lists texts that a new first language lacks, to users who may read them', async () => {
    const input = { params: { id: ids.near }, query: { language: 'en' as const } }
    const { data, hidden } = await client.call(calls.missingTexts, input)
    expect(data).toContainEqual({ resource: 'Item', id: ids.shop, name: { se: 'Skor' }, paths: ['name'] })
    expect(data.map(({ id }) => id)).not.toContain(ids.running)
    expect(hidden).toBe(0)
    const areas = json([
      { area: 'Mall', read: true, write: false },
      { area: 'Offer', read: true, write: false },
    ])
    await app.db.updateTable('user_group').set({ areas }).where('id', '=', testId(8, 3)).execute()
    const reader = await (await app.signIn('reader')).client.call(calls.missingTexts, input)
    expect(new Set(reader.data.map(({ resource }) => resource))).toEqual(new Set(['Offer']))
    expect(reader.hidden).toBe(data.length - reader.data.length)
  })
})

describe('its logo', () => {
  it('PUT /Mall/Image { id, iconId } answers like GET /Mall/Image?id=', async () => {
    const url = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.svg$/)
    const answer = { status: 200, body: { success: true, message: { iconId: ids.picture, icon: { url } } } }
    expect(await send('PUT', '/Mall/Image', { id: ids.near, iconId: ids.picture })).toEqual(answer)
    expect(await send('GET', `/Mall/Image?id=${ids.near}`)).toEqual(answer)
    expect(await client.call(calls.oneMall, { params: { id: ids.near } })).toMatchObject({
      version: 2,
      iconId: ids.picture,
    })
    const none = { status: 200, body: { success: true, message: { iconId: null, icon: null } } }
    expect(await send('PUT', '/Mall/Image', { id: ids.near, iconId: null })).toEqual(none)
  })

  it('is a picture of this mall, and requires access to it', async () => {
    const wrong = { status: 422, body: { errors: [{ path: 'iconId', rule: 'invalid' }] } }
    expect(await send('PUT', '/Mall/Image', { id: ids.near, iconId: ids.farPicture })).toMatchObject(wrong)
    const missing = { status: 422, body: { errors: [{ path: 'iconId', rule: 'required' }] } }
    expect(await send('PUT', '/Mall/Image', { id: ids.near })).toMatchObject(missing)
    expect(await send('PUT', '/Mall/Image', { id: made, iconId: null })).toMatchObject({ status: 404 })
    ;({ token } = await app.signIn('stranger'))
    expect(await send('PUT', '/Mall/Image', { id: ids.near, iconId: null })).toMatchObject({ status: 404 })
    expect(await send('GET', `/Mall/Image?id=${ids.near}`)).toMatchObject({ status: 404 })
    ;({ token } = await app.signIn('reader'))
    expect(await send('PUT', '/Mall/Image', { id: ids.near, iconId: null })).toMatchObject({ status: 403 })
    await expect(client.call(calls.mallImage, { query: { id: ids.near } })).resolves.toMatchObject({ iconId: ids.icon })
  })
})

describe('its users', () => {
  const path = `/Mall/${ids.near}/Users`
  const near = [chief.id, editor, testId(9, 4), testId(9, 3)]

  it('GET, PUT /Mall/{id}/Users are a view of their malls', async () => {
    const before = await client.call(calls.mallUsers, { params: { id: ids.near } })
    expect(before.userIds).toEqual(near)
    expect(before.users.map(({ name }) => name)).toEqual(['chief', 'editor', 'nobody', 'reader', 'stranger'])
    const { body } = await send('PUT', path, { userIds: [chief.id, stranger] })
    expect(body.message.userIds).toEqual([chief.id, stranger])
    expect((await client.call(calls.mallUsers, { params: { id: ids.near } })).userIds).toEqual([chief.id, stranger])
    const affected = [editor, testId(9, 4), testId(9, 3), stranger]
    expect(app.relay.sent.rightsChanged).toEqual(affected)
    expect(app.relay.sent.changed).toMatchObject([{ resource: 'User', ids: affected }, { resource: 'Mall' }])
    // a form with the old version gets a conflict
    const { version } = await app.db
      .selectFrom('user_account')
      .select('version')
      .where('id', '=', stranger)
      .executeTakeFirstOrThrow()
    expect(version).toBe(2)
    expect(await auditOf('Mall')).toMatchObject([
      {
        action: 'users',
        changes: [{ path: 'users', before: ['chief', 'editor', 'nobody', 'reader'], after: ['chief', 'stranger'] }],
      },
    ])
    expect(await auditOf('User')).toHaveLength(4)
    await send('PUT', path, { userIds: [stranger, chief.id] })
    expect(app.relay.sent.rightsChanged).toHaveLength(4)
  })

  it('are protected from outdated changes by their version', async () => {
    const read = () => client.call(calls.mallUsers, { params: { id: ids.near } })
    const before = await read()
    expect(before).toMatchObject({ version: 1, updatedBy: null })
    const saved = await send('PUT', path, { userIds: [chief.id, stranger], version: before.version })
    expect(saved.body.message).toMatchObject({ version: 2, updatedBy: { name: 'chief' } })
    const late = await send('PUT', path, { userIds: [chief.id], version: before.version })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { version: 2, userIds: [chief.id, stranger] } },
    })
    expect((await read()).userIds).toEqual([chief.id, stranger])
    // the same set once more is no conflict, and no new version
    const again = await send('PUT', path, { userIds: [stranger, chief.id], version: before.version })
    expect(again).toMatchObject({ status: 200, body: { message: { version: 2 } } })
    // without a version there is no conflict
    expect(await send('PUT', path, { userIds: near })).toMatchObject({ status: 200, body: { message: { version: 3 } } })
  })

  it('have a new version after a change of a user', async () => {
    const version = async () => (await client.call(calls.mallUsers, { params: { id: ids.near } })).version
    const [one] = (await client.call(peopleTypes.user.calls.list)).filter(({ id }) => id === editor)
    if (!one) throw new Error('The editor is there')
    const body = { username: one.username, email: 'other@example.com', groupId: one.groupId, mallIds: one.mallIds }
    await client.call(peopleTypes.user.calls.replace, { params: { id: editor }, version: 1, body })
    expect(await version()).toBe(1)
    await client.call(peopleTypes.user.calls.replace, {
      params: { id: editor },
      version: 2,
      body: { ...body, mallIds: [ids.far] },
    })
    expect(await version()).toBe(2)
    await client.call(peopleTypes.user.calls.remove, { query: { id: [testId(9, 4)] } })
    // a request that names a deleted user gets that error instead of a validation error
    expect(await send('PUT', path, { userIds: near, version: 2 })).toMatchObject({ status: 409 })
  })

  it('cannot include hidden users, and always leave an administrator', async () => {
    const unknown = await send('PUT', path, { userIds: [chief.id, testId(9, 99)] })
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: 'userIds.1' }] } })
    const { client: other } = await app.signIn('stranger')
    const { users } = await other.call(calls.mallUsers, { params: { id: ids.far } })
    expect(users.map(({ name }) => name)).toEqual(['chief', 'stranger'])
    await app.db.deleteFrom('user_mall').where('mall_id', '=', ids.far).execute()
    expect(await send('PUT', path, { userIds: [editor] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'userIds', rule: 'invalid' }] },
    })
    expect((await client.call(calls.mallUsers, { params: { id: ids.near } })).userIds).toEqual(near)
  })
})

describe('its deletion', () => {
  const remove = (by: typeof client, ...id: string[]) => by.call(calls.removeMalls, { query: { id } })
  const restore = (by: typeof client, ...ids: string[]) => by.call(calls.restoreMalls, { body: { ids } })
  const days = (count: number) => app.clock.advance(count * 24 * 3_600_000)
  const chiefInFar = async () => (await app.signIn('chief', ids.far)).client

  it('moves it to the trash, and ends its users’ access to it', async () => {
    await client.call(calls.confirmSession, { body: { password: demoPassword } })
    expect(await send('DELETE', `/Mall?id=${ids.near}&version=1`)).toEqual({
      status: 200,
      body: { success: true, message: { ids: [ids.near], conflicts: [] } },
    })
    expect((await client.call(calls.malls, {})).map(({ id }) => id)).toEqual([ids.far])
    expect((await app.client().call(calls.sites, {})).map(({ id }) => id)).toEqual([ids.far])
    await expect(client.call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(app.signIn('editor')).rejects.toMatchObject({ code: 'login_failed' })
    expect(app.relay.sent.rightsChanged.toSorted()).toEqual([chief.id, editor, testId(9, 3), testId(9, 4)])
    expect(await auditOf('Mall')).toMatchObject([{ mall_id: null, action: 'remove', record_id: ids.near }])
    // a repeat after a lost answer
    expect(await remove(await chiefInFar(), ids.near)).toEqual({ ids: [ids.near], conflicts: [] })
  })

  it('keeps its stations showing what was published', async () => {
    const { number } = await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
    await remove(client, ids.near)
    const station = app.client('k_demo-station')
    expect(await station.call(calls.kioskMe, {})).toMatchObject({ mallId: ids.near })
    expect(await station.call(calls.kioskPublication, { params: { mallId: ids.near } })).toMatchObject({ number })
    const at = app.clock.now().toISOString()
    const events = [{ id: testId(30, 1), type: 0 as const, view: 'touchguide' as const, at }]
    expect(await station.call(calls.kioskStatistic, { body: { events } })).toEqual({ accepted: 1 })
  })

  it('is undone by a full administrator, with everything in it and everyone who reached it', async () => {
    const offers = await client.call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })
    const before = await client.call(calls.mallUsers, { params: { id: ids.near } })
    await remove(client, ids.near)
    const admin = await chiefInFar()
    expect(await admin.call(calls.trash, { query: { mallId: ids.far } })).toMatchObject([
      { resource: 'Mall', id: ids.near, name: 'Near', deletedBy: chief },
    ])
    const { client: reader } = await app.signIn('stranger', ids.far)
    await app.db
      .updateTable('user_group')
      .set({ areas: json(writing('Mall', 'User')) })
      .where('id', '=', testId(8, 4))
      .execute()
    await app.db
      .updateTable('user_account')
      .set({ group_id: testId(8, 4) })
      .where('id', '=', stranger)
      .execute()
    await expect(restore(reader, ids.near)).rejects.toMatchObject({ status: 403 })
    expect(await reader.call(calls.trash, { query: { mallId: ids.far } })).toEqual([])
    expect(await restore(admin, ids.near)).toMatchObject([{ id: ids.near, name: 'Near' }])
    expect(await admin.call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })).toEqual(offers)
    const after = await admin.call(calls.mallUsers, { params: { id: ids.near } })
    expect(after.userIds).toEqual(before.userIds)
    await app.signIn('editor')
  })

  it('leaves its users in it when their other malls change meanwhile', async () => {
    await remove(client, ids.near)
    const admin = await chiefInFar()
    const { version, editable: _, ...user } = await admin.call(peopleTypes.user.calls.get, { params: { id: chief.id } })
    expect(user.mallIds).toEqual([ids.far])
    await app.db.insertInto('user_mall').values({ user_id: editor, mall_id: ids.far }).execute()
    await admin.call(peopleTypes.user.calls.fields, { body: { ids: [editor], set: { email: 'new@example.com' } } })
    await restore(admin, ids.near)
    expect(await admin.call(peopleTypes.user.calls.get, { params: { id: editor } })).toMatchObject({
      mallIds: [ids.near, ids.far],
    })
  })

  it('is refused to who writes malls, while someone has more rights there', async () => {
    const { client: writer } = await signInWith({ app, by: client }, writing('Mall', 'Offer'))
    await writer.call(calls.confirmSession, { body: { password: managersPassword } })
    const sentence = 'Someone has more rights in this mall than you.'
    await expect(remove(writer, ids.near)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'id', message: `Invalid value. ${sentence}` }],
    })
    expect((await client.call(calls.malls, {})).map(({ id }) => id)).toEqual([ids.far, ids.near])
  })

  it('is permanent after thirty days, with everything in it, and nothing else', async () => {
    await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
    await remove(client, ids.near)
    days(30)
    const admin = await chiefInFar()
    await expect(restore(admin, ids.near)).rejects.toMatchObject({ status: 404 })
    expect(await admin.call(calls.trash, { query: { mallId: ids.far } })).toEqual([])
    const third = await admin.call(calls.createMall, { body: { name: 'Third' } })
    await remove(admin, third.id)
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'mall_id' order by 1
    `.execute(app.db)
    for (const { name } of rows.filter(({ name }) => name !== 'audit')) {
      const left = await sql`select from ${sql.table(name)} where mall_id = ${ids.near}`.execute(app.db)
      expect([name, left.rows.length]).toEqual([name, 0])
    }
    await expect(app.client('k_demo-station').call(calls.kioskMe, {})).rejects.toMatchObject({ status: 401 })
  })

  it('is declared by every table with records of malls', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'mall_id'
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not exists (
        select from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confdeltype in ('c', 'n') and attnum = any (conkey)
      ) order by 1
    `.execute(app.db)
    // the history stays; clicks go with their month
    expect(rows.map(({ name }) => name).filter((name) => name !== 'statistic_event')).toEqual(['audit'])
  })

  it('requires the current version', async () => {
    await send('PUT', '/Mall/Image', { id: ids.near, iconId: null })
    const answer = await client.call(calls.removeMalls, { query: { id: [ids.near, ids.far], version: [1, 1] } })
    expect(answer).toMatchObject({ ids: [ids.far], conflicts: [{ id: ids.near, current: { version: 2 } }] })
  })

  it('cannot remove access of the last administrator', async () => {
    const last = { status: 422, code: 'validation' }
    await expect(client.call(calls.removeMalls, { query: { id: [ids.near, ids.far] } })).rejects.toMatchObject(last)
    await client.call(calls.removeMalls, { query: { id: [ids.near] } })
    await expect(client.call(calls.removeMalls, { query: { id: [ids.far] } })).rejects.toMatchObject(last)
  })
})
