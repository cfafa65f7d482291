import { type AuditEntry, auditAuthors, calls } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { audit } from '../../store/audit'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
const chief = { id: testId(9, 1), name: 'chief' }
const editor = { id: testId(9, 2), name: 'editor' }
const gone = testId(1, 77)

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  await app.db.deleteFrom('audit').execute()
  const offer = { area: 'Offer', resource: 'Offer', action: 'replace', id: ids.running } as const
  const write = async (at: string, by: typeof chief, ...entries: Parameters<typeof audit>[1]) =>
    audit({ tx: app.db, now: new Date(at), by, origin: testOrigin, secrets: app.secrets }, entries)
  // in Stockholm it is the 11th already
  await write('2026-11-10T23:30:00Z', chief, { ...offer, mallId: ids.near, name: { se: '50 % på kaffe' } })
  await write('2026-11-11T12:00:00Z', editor, { ...offer, mallId: ids.near, name: { se: 'Te' }, action: 'status' })
  await write('2026-11-12T12:00:00Z', editor, { ...offer, mallId: ids.far, name: { se: 'Saft' } })
  await write('2026-11-13T12:00:00Z', chief, { ...offer, mallId: gone, name: { se: 'Glass' } })
  const mall = { mallId: null, area: 'Mall', resource: 'Mall', id: gone, name: 'Gamla hallen' } as const
  await write('2026-11-14T12:00:00Z', chief, { ...mall, action: 'remove' })
  const unknown = { mallId: null, area: 'User', resource: 'SignIn', id: auditAuthors.nobody, name: 'spy' } as const
  await write(
    '2026-11-15T12:00:00Z',
    { id: auditAuthors.nobody, name: 'Not signed in' },
    { ...unknown, action: 'signInFailed' },
  )
  const account = { mallId: null, area: 'User', resource: 'User', id: editor.id, name: 'editor' } as const
  await write('2026-11-16T12:00:00Z', chief, { ...account, action: 'password' })
  admin = await app.signIn('chief', ids.near)
  await app.db.deleteFrom('audit').where('action', '=', 'signIn').execute()
})

type Query = z.input<typeof calls.auditTrail.query>
const read = async (query: Query = {}, client = admin.client) => (await client.call(calls.auditTrail, { query })).data
/** The day in November of each entry, oldest first. */
const days = (entries: readonly AuditEntry[]) => entries.map(({ at }) => Number(at.slice(8, 10))).reverse()

/** Gives the group of the editor these rights. */
async function grant(...areas: ('Mall' | 'User' | 'Offer')[]) {
  const areasOf = areas.map((area) => ({ area, read: true, write: false }))
  await app.db
    .updateTable('user_group')
    .set({ areas: json(areasOf) })
    .where('id', '=', testId(8, 2))
    .execute()
  return (await app.signIn('editor', ids.near)).client
}

describe('without a mall, the audit', () => {
  it('shows everything to a full administrator, also of malls that are gone', async () => {
    const entries = await read()
    expect(days(entries)).toEqual([10, 11, 12, 13, 14, 15, 16])
    expect(entries.find(({ at }) => at.startsWith('2026-11-13'))?.mall).toEqual({
      ...{ id: gone, name: 'Gamla hallen', deleted: true },
    })
    expect(entries[0]?.mall).toBeNull()
    expect(entries.at(-1)?.mall).toMatchObject({ id: ids.near, deleted: false })
  })

  it('is refused to everybody else', async () => {
    const client = await grant('Mall', 'User', 'Offer')
    await expect(read({}, client)).rejects.toMatchObject({ code: 'access_denied' })
  })
})

describe('of a mall, the audit', () => {
  it('shows what belongs to it, and accounts, with the same form as ever', async () => {
    const entries = await read({ mallId: ids.near })
    expect(days(entries)).toEqual([10, 11, 16])
    expect(entries.every(({ mall }) => mall === undefined)).toBe(true)
  })

  it('tells addresses to full administrators, and to others those of their own account', async () => {
    expect((await read({ mallId: ids.near })).every(({ address }) => address === testOrigin.address)).toBe(true)
    const client = await grant('Mall', 'User', 'Offer')
    const entries = await read({ mallId: ids.near, till: '2026-11-16' }, client)
    expect(entries.map(({ at, address }) => [Number(at.slice(8, 10)), address])).toEqual([
      [16, testOrigin.address],
      [11, testOrigin.address],
      [10, undefined],
    ])
  })
})

describe('filters of the audit', () => {
  const cases: [string, Query, number[]][] = [
    ['a person, and what was done to their account', { userId: editor.id }, [11, 12, 16]],
    ['a person who did it', { userId: chief.id }, [10, 13, 14, 16]],
    ['days in UTC without a mall', { from: '2026-11-11', till: '2026-11-12' }, [11, 12]],
    ['days of the mall', { mallId: ids.near, from: '2026-11-11', till: '2026-11-11' }, [10, 11]],
    ['the first day alone', { from: '2026-11-14' }, [14, 15, 16]],
    ['the last day alone', { till: '2026-11-10' }, [10]],
    ['a kind', { kind: 'signInFailed' }, [15]],
    ['a record', { record: editor.id }, [16]],
    ['a part of a record’s name, whatever its case', { q: 'GLA' }, [13]],
    ['a name with a letter that SQL knows', { q: '50 %' }, [10]],
    ['a letter that SQL knows alone', { q: '%' }, [10]],
    ['a person’s name', { q: 'editor' }, [11, 12, 16]],
    ['an address', { q: '192.0.2.7' }, [10, 11, 12, 13, 14, 15, 16]],
    ['several at once', { userId: editor.id, kind: 'status', q: 'te' }, [11]],
  ]
  it.each(cases)('choose %s', async (_, query, expected) => {
    expect(days(await read(query))).toEqual(expected)
  })

  it('find entries by the name of their mall', async () => {
    const { name } = await app.db.selectFrom('mall').select('name').where('id', '=', ids.far).executeTakeFirstOrThrow()
    expect(days(await read({ q: name }))).toEqual([12])
  })

  it('do not find what the reader does not see', async () => {
    const client = await grant('Mall', 'Offer')
    expect(days(await read({ mallId: ids.near, q: '192.0.2.7' }, client))).toEqual([])
    expect(days(await read({ mallId: ids.near, till: '2026-11-16' }, client))).toEqual([10, 11])
  })

  it('refuse what is no day, no kind, or backwards', async () => {
    const wrong = ['from=2026-13-01', 'kind=dance', 'from=2026-11-12&till=2026-11-11', 'q=']
    for (const query of wrong) {
      const answer = await get(`/Audit?${query}`)
      expect([query, answer.status]).toEqual([query, 422])
    }
  })
})

const get = (path: string, token = admin.token) =>
  app.fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })

describe('the export of the audit', () => {
  it('is the same as a table, and an entry itself', async () => {
    const answer = await get(`/Audit/Export?userId=${editor.id}&language=en`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="history-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, ...lines] = (await answer.text()).trim().split('\r\n')
    expect(head).toMatch(/^\uFEFF?Time \(UTC\),User,User id,Network address,Browser,Action,Type,Record,/)
    expect(lines.length).toBe(3)
    expect(lines[0]).toContain('2026-11-16T12:00:00.000Z,chief,')
    const [entry] = await read({ kind: 'export' })
    expect(entry).toMatchObject({ by: chief, resource: 'Audit', mall: null })
    expect(entry?.changes).toEqual([{ path: 'userId', before: null, after: editor.id }])
  })

  it('runs no formula in a spreadsheet, and is read page by page', async () => {
    const entry = { mallId: ids.near, area: 'Offer', resource: 'Offer', action: 'order', id: ids.running } as const
    const stamp = {
      tx: app.db,
      now: new Date('2026-11-17T12:00:00Z'),
      by: editor,
      origin: testOrigin,
      secrets: app.secrets,
    }
    await audit(
      stamp,
      Array.from({ length: 1200 }, () => ({ ...entry, name: '=1+1' })),
    )
    const answer = await get(`/Audit/Export?mallId=${ids.near}&kind=order&separator=semicolon`)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines.length).toBe(1201)
    expect(lines[1]).toContain(";'=1+1;")
    const [exported] = await read({ mallId: ids.near, kind: 'export' })
    expect(exported?.changes.map(({ path }) => path)).toEqual(['kind'])
  })

  it('names the mall of entries that have one', async () => {
    const answer = await get(`/Audit/Export?mallId=${ids.near}&userId=${editor.id}&language=en`)
    const [, ...lines] = (await answer.text()).trim().split('\r\n')
    const { name } = await app.db.selectFrom('mall').select('name').where('id', '=', ids.near).executeTakeFirstOrThrow()
    expect(lines.map((line) => line.includes(`,${name},`))).toEqual(lines.map((line) => !line.includes(',User,')))
    expect(lines.some((line) => line.includes(',User,'))).toBe(true)
    expect(lines.some((line) => line.includes(`,${name},`))).toBe(true)
  })

  it('is an entry too when the client wrote the file', async () => {
    const body = { area: 'Offer', format: 'xlsx', count: 12 } as const
    const query = { mallId: ids.near }
    await grant('Offer')
    const { client } = await app.signIn('editor', ids.near)
    await client.call(calls.recordExport, { query, body })
    const [entry] = await read({ kind: 'export' })
    expect(entry).toMatchObject({ by: { id: editor.id }, area: 'Offer', resource: 'Offer', mall: { id: ids.near } })
    expect(entry?.changes).toEqual([
      { path: 'format', before: null, after: 'xlsx' },
      { path: 'count', before: null, after: 12 },
    ])
    await expect(client.call(calls.recordExport, { query, body: { ...body, area: 'User' } })).rejects.toMatchObject({
      code: 'access_denied',
    })
    await expect(client.call(calls.recordExport, { query: { mallId: ids.far }, body })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is refused to whoever may not read the audit', async () => {
    await grant('Offer')
    const { token } = await app.signIn('editor', ids.near)
    expect((await get(`/Audit/Export?mallId=${ids.near}`, token)).status).toBe(403)
    await grant('Mall')
    expect((await get('/Audit/Export', token)).status).toBe(403)
  })
})
