import { areas, type Caller, calls, contentTypes, type Download, peopleTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountEntry } from '../../db/audit/accounts'
import { auditEntries } from '../../db/audit/entries'
import { sealAudit } from '../../db/audit/seal'
import { verifyAudit } from '../../db/audit/verify'
import { authenticate, type UserAuthority } from '../../db/people/authority'
import { writeStationEvents } from '../../db/publication/station-events'
import { audit } from '../../store/audit'
import { change } from '../../store/change'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { managersPassword, signInWith, writing } from '../../testing/people'

/** What is kept about a user, and its erasure. */

let app: TestApp
let chief: Caller
/** Reads and writes everything in the near mall. */
let anna: { id: string; name: string; client: Caller; token: string; groupId: string }
const query = { mallId: ids.near }
const { data, erase, ...users } = peopleTypes.user.calls

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief', ids.near)).client
  const { user, group, client, token } = await signInWith({ app, by: chief }, writing(...areas))
  anna = { id: user.id, name: user.username, client, token, groupId: group.id }
})

/** Names Anna in every column that can name an author, and in every table that belongs to a user. */
async function work() {
  const { client, id, name, groupId } = anna
  await chief.call(users.passwordLink, { params: { id } })
  const named = { name: { se: 'Bankomat' } }
  await client.call(contentTypes.service.calls.create, { query, body: named })
  await client.call(calls.createMediaCategory, { query, body: { name: 'Menus', kind: 'Document' } })
  await client.call(calls.uploadMedia, { query, files: [new File(['soup'], 'menu.txt')] })
  const station = { code: 'B1', name: 'Exit', latitude: 59, longitude: 18, areaId: null }
  await client.call(calls.createStation, { query, body: station })
  await client.call(calls.replaceSms, {
    query,
    version: 0,
    body: { fromId: 'Mall', smsId: 'id', password: 'secret' },
  })
  await client.call(calls.publish, { query, body: {} })
  await client.call(peopleTypes.userGroup.calls.create, { body: { name: 'Helpers', areas: [] } })
  const helper = { username: 'helper', email: 'helper@example.com', groupId, mallIds: [ids.near] }
  await client.call(users.create, { body: helper })
  const { id: _, ...mall } = await client.call(calls.oneMall, { params: { id: ids.near } })
  const body = { ...mall, name: 'Nearby' }
  await client.call(calls.replaceMall, { params: { id: ids.near }, version: mall.version, body })
  // the chief does not reach it
  await client.call(calls.createMall, { body: { ...body, name: 'New', iconId: null } })
  await client.call(calls.previewLink, { params: { mallId: ids.near }, body: {} })
  const by = { id, name }
  const at = app.clock.now()
  await writeStationEvents(app.db, [{ mallId: ids.near, stationId: ids.station, at, kind: 'reload', by }])
  const upload = { id: crypto.randomUUID(), mall_id: ids.near, user_id: id, name: 'film.mp4', size: 9, room: 9 }
  await app.db
    .insertInto('media_upload')
    .values({ ...upload, media_id: null, expires_at: at })
    .execute()
  await expect(app.client().call(calls.login, { body: { username: name, password: 'wrong' } })).rejects.toThrow()
}

/** Finds columns with one of the texts in a value, as `table.column`. */
async function columnsWith(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname
  `.execute(app.db)
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(one) as row from ${sql.table(name)} one
    `.execute(app.db)
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      if (texts.some((text) => JSON.stringify(value).includes(text))) found.add(`${name}.${column}`)
    }
  }
  return [...found].sort()
}

const eraseAnna = (by = chief) => by.call(erase, { params: { id: anna.id }, body: {} })

const read = async ({ blob, name }: Download) => ({ name, file: data.answer.parse(JSON.parse(await blob.text())) })
const ownData = async () => read(await anna.client.download(calls.ownData))
const dataOf = async (by: Caller, id = anna.id) => read(await by.download(data, { params: { id } }))

describe('the erasure of a user', () => {
  it('removes their name and id from every table, and leaves everything else', async () => {
    await work()
    const email = 'manager@example.com'
    const names = [anna.name, email]
    // columns that are not here are not covered by this test
    expect(await columnsWith(...names)).toEqual([
      'audit_personal.by',
      'audit_personal.changes',
      'audit_personal.record_name',
      'audit_personal.search_text',
      'content.created_by',
      'content.updated_by',
      'mall.created_by',
      'mall.updated_by',
      'mall.users_updated_by',
      'media.updated_by',
      'media_category.created_by',
      'media_category.updated_by',
      'publication.published_by',
      'sign_in_try.account',
      'sign_in_try.key',
      'sms_settings.updated_by',
      'station.created_by',
      'station.updated_by',
      'station_event.by',
      'user_account.created_by',
      'user_account.email',
      'user_account.updated_by',
      'user_account.username',
      'user_group.created_by',
      'user_group.updated_by',
    ])
    expect(await columnsWith(anna.id)).toEqual(
      expect.arrayContaining(['password_link.user_id', 'preview_link.user_id', 'session.user_id', 'user_mall.user_id']),
    )
    const before = await chief.call(contentTypes.service.calls.list, { query })
    expect(await eraseAnna()).toEqual({ records: expect.any(Number), entries: expect.any(Number) })
    expect(await columnsWith(...names)).toEqual([])
    // an id that names nobody, so that the entries about one account stay together
    expect(await columnsWith(anna.id)).toEqual(['audit.record_id'])
    const former = { id: '00000000-0000-8000-8000-000000000003', name: 'Former user' }
    expect(await chief.call(contentTypes.service.calls.list, { query })).toEqual(
      before.map((one) => ({ ...one, updatedBy: former })),
    )
    await sealAudit(app)
    expect(await verifyAudit({ ...app, wait: async () => {} })).toMatchObject({ problems: [] })
  })

  it('signs them out at once, and tells open clients', async () => {
    await eraseAnna()
    await expect(anna.client.call(calls.session)).rejects.toMatchObject({ code: 'unauthenticated' })
    const body = { username: anna.name, password: managersPassword }
    await expect(app.client().call(calls.login, { body })).rejects.toMatchObject({ code: 'login_failed' })
    expect(app.relay.sent.changed.at(-1)).toMatchObject({ resource: 'User', ids: [anna.id] })
    expect(app.relay.sent.sessionEnded).toHaveLength(1)
    expect((await chief.call(calls.trash, { query })).filter(({ id }) => id === anna.id)).toEqual([])
  })

  it('refuses what a request under way would write', async () => {
    const authority = (await authenticate(app, anna.token, app.clock.now())) as UserAuthority
    await eraseAnna()
    const authorise = async () => ({ me: authority, now: app.clock.now() })
    const context = { user: authority, origin: testOrigin, authorise }
    const late = change(app, context, (it) => audit(it, [accountEntry(it.by, 'signOut')]))
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await columnsWith(anna.name)).toEqual([])
  })

  it('refuses a wrong password that is checked meanwhile', async () => {
    const { verify } = app.passwords
    const verifying = vi.spyOn(app.passwords, 'verify').mockImplementation(async (hash, password) => {
      if (password === 'wrong') await eraseAnna()
      return verify(hash, password)
    })
    onTestFinished(() => verifying.mockRestore())
    const confirmed = anna.client.call(calls.confirmSession, { body: { password: 'wrong' } })
    await expect(confirmed).rejects.toMatchObject({ code: 'unauthenticated' })

    expect(await columnsWith(anna.name)).toEqual([])
  })

  it('covers former names', async () => {
    const user = await chief.call(users.get, { params: { id: anna.id } })
    const body = { ...user, username: 'married' }
    await chief.call(users.replace, { params: { id: anna.id }, version: user.version, body })
    await anna.client.call(contentTypes.service.calls.create, { query, body: { name: { se: 'Hiss' } } })
    await eraseAnna()
    expect(await columnsWith(anna.name, 'married')).toEqual([])
  })

  it('is possible from the trash, and when only the history still names them', async () => {
    await anna.client.call(contentTypes.service.calls.create, { query, body: { name: { se: 'Hiss' } } })
    await chief.call(users.remove, { query: { id: [anna.id] } })
    expect((await dataOf(chief)).file.account).toMatchObject({ username: anna.name, deletedAt: expect.any(String) })
    app.clock.advance(31 * 24 * 3_600_000)
    const { client } = await app.signIn('chief', ids.near)
    // creating a user purges what was in the trash for too long
    await signInWith({ app, by: client }, [])
    expect((await dataOf(client)).file).toMatchObject({ account: null, user: { name: anna.name } })
    await eraseAnna(client)
    expect(await columnsWith(anna.name)).toEqual([])
    await expect(eraseAnna(client)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is for full administrators, who confirm their password, and not for themselves', async () => {
    const { token } = await app.signIn('chief', ids.near)
    await expect(eraseAnna(app.client(token))).rejects.toMatchObject({ code: 'password_required' })
    const { client } = await signInWith({ app, by: chief }, writing('User', 'Offer'))
    await expect(eraseAnna(client)).rejects.toMatchObject({ code: 'access_denied' })
    const own = chief.call(erase, { params: { id: (await chief.call(calls.session)).userId }, body: {} })
    await expect(own).rejects.toMatchObject({ code: 'validation', errors: [{ path: 'id' }] })
  })

  it('needs every right that the user has', async () => {
    const { client } = await signInWith({ app, by: chief }, writing('User', 'UserGroup', 'Mall'))
    await client.call(calls.confirmSession, { body: { password: managersPassword } })
    await expect(eraseAnna(client)).rejects.toMatchObject({ code: 'access_denied' })
  })

  it('erases nothing when it fails', async () => {
    await work()
    const before = await columnsWith(anna.name)
    await app.db.schema
      .alterTable('publication')
      .addCheckConstraint('refused', sql`published_by ->> 'name' <> 'Former user'`)
      .execute()
    try {
      await expect(eraseAnna()).rejects.toMatchObject({ status: 500 })
    } finally {
      await app.db.schema.alterTable('publication').dropConstraint('refused').execute()
    }
    expect(await columnsWith(anna.name)).toEqual(before)
    await expect(anna.client.call(calls.session)).resolves.toMatchObject({ userName: anna.name })
  })
})

describe('what is kept about a user', () => {
  it('is a file with all of it, for the user and for full administrators', async () => {
    await work()
    const { name, file } = await ownData()
    expect(name).toBe(`${anna.name}-2026-11-21.json`)
    expect(file).toMatchObject({
      user: { id: anna.id, name: anna.name },
      account: { username: anna.name, email: 'manager@example.com', group: 'Managers', deletedAt: null },
      sessions: [{ mallId: ids.near }],
      failedSignIns: [{ failures: 1 }, { failures: 1 }],
      passwordLinks: [{ purpose: 'invitation' }],
      previewLinks: [{ mallId: ids.near }],
      uploads: [{ name: 'film.mp4', size: 9 }],
    })
    expect(file.account?.malls.map((mall) => mall.name)).toEqual(['Nearby', 'New'])
    const tables = new Set(file.records.map(({ table }) => table))
    expect([...tables].sort()).toEqual([
      ...['content', 'mall', 'media', 'media_category', 'publication', 'sms_settings', 'station', 'station_event'],
      ...['user_account', 'user_group'],
    ])
    expect(file.records).toContainEqual({ table: 'sms_settings', id: ids.near, columns: ['updated_by'] })
    expect(file.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'signIn', 'signInFailed', 'publish', 'passwordLink', 'previewLink']),
    )
    const { file: asChief } = await dataOf(chief)
    expect(asChief.account).toEqual(file.account)
  })

  it('contains nothing about others: no names, addresses or values', async () => {
    await work()
    const { file } = await ownData()
    const text = JSON.stringify(file)
    expect(text).not.toContain('helper')
    expect(text).not.toContain('password_hash')
    const byOthers = file.entries.filter(({ by }) => by.name === 'chief')
    expect(byOthers.length).toBeGreaterThan(0)
    for (const entry of byOthers) expect(entry).not.toHaveProperty('address')
    expect(file.entries.find(({ action }) => action === 'signInFailed')).toHaveProperty('address')
  })

  it('is an entry of the history', async () => {
    await dataOf(chief)
    const [entry] = await auditEntries(app.db).selectAll().where('action', '=', 'download').execute()
    expect(entry).toMatchObject({ resource: 'User', record_id: anna.id, record_name: anna.name, by: { name: 'chief' } })
  })

  it('is for nobody else', async () => {
    const { client } = await signInWith({ app, by: chief }, writing('User', 'Offer'))
    await expect(dataOf(client)).rejects.toMatchObject({ code: 'access_denied' })
    await expect(dataOf(chief, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })
})
