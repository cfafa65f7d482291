import { type Area, calls, contentTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  ;({ client } = await app.signIn('chief'))
})

const query = { mallId: ids.near }
const create = (name: string, kind: 'Image' | 'Document' = 'Document', id?: string) =>
  client.call(calls.createMediaCategory, { query, body: { name, kind, ...(id ? { id } : {}) } })

async function upload(name: string, categoryId?: string) {
  const files = [new File([`the words of ${name}`], name)]
  const [file] = await client.call(calls.uploadMedia, {
    query: { ...query, ...(categoryId ? { categoryId } : {}) },
    files,
  })
  if (!file) throw new Error('Nothing came back')
  return file
}

/** A user with only this permission. */
async function readerWith(area: Area, write: boolean) {
  const areas = json([{ area, read: true, write }])
  await app.db.updateTable('user_group').set({ areas }).where('id', '=', testId(8, 3)).execute()
  return (await app.signIn('reader')).client
}

it('is created once, renamed with the edited version, and keeps its kind', async () => {
  const made = await create('Menus', 'Document', testId(30, 1))
  expect(await create('Menus', 'Document', testId(30, 1))).toEqual(made)
  const params = { id: made.id }
  const renamed = await client.call(calls.replaceMediaCategory, {
    params,
    version: 1,
    body: { kind: 'Document', name: 'Meals' },
  })
  expect(renamed).toMatchObject({ name: 'Meals', version: 2 })
  const stale = client.call(calls.replaceMediaCategory, {
    params,
    version: 1,
    body: { kind: 'Document', name: 'Food' },
  })
  await expect(stale).rejects.toMatchObject({ code: 'conflict', current: { name: 'Meals' } })
  const other = client.call(calls.replaceMediaCategory, { params, version: 2, body: { kind: 'Image', name: 'Meals' } })
  await expect(other).rejects.toMatchObject({ code: 'validation', errors: [{ path: 'kind' }] })
  await create('Logos', 'Image')
  const names = async (kind?: 'Document') =>
    (await client.call(calls.mediaCategories, { query: { ...query, ...(kind ? { kind } : {}) } })).map(
      ({ name }) => name,
    )
  expect([await names(), await names('Document')]).toEqual([['Logos', 'Meals'], ['Meals']])
})

it('contains files of its kind, and cannot be deleted meanwhile', async () => {
  const [menus, logos] = [await create('Menus'), await create('Logos', 'Image')]
  const file = await upload('menu.txt', menus.id)
  expect(file.categoryId).toBe(menus.id)
  await expect(upload('other.txt', logos.id)).rejects.toMatchObject({ errors: [{ path: 'categoryId' }] })
  await expect(upload('other.txt', testId(99, 1))).rejects.toMatchObject({ errors: [{ path: 'categoryId' }] })
  const remove = () => client.call(calls.removeMediaCategories, { query: { id: [menus.id] } })
  await expect(remove()).rejects.toMatchObject({
    code: 'in_use',
    usedBy: [{ resource: 'MediaLibrary', id: file.id, name: 'menu.txt', path: 'categoryId', kind: 'Document' }],
  })
  const moved = await client.call(calls.setMediaFields, { query, body: { ids: [file.id], set: { categoryId: null } } })
  expect(moved).toMatchObject([{ categoryId: null, version: 2 }])
  expect(await remove()).toEqual({ ids: [menus.id], conflicts: [] })
  const body = { name: 'menu.txt', categoryId: menus.id, alt: {}, focalPoint: null }
  const back = client.call(calls.replaceMedia, { params: { id: file.id }, version: 2, body })
  await expect(back).rejects.toMatchObject({ errors: [{ path: 'categoryId' }] })
})

it('is restored from the trash, and files of a deleted one are Unassigned', async () => {
  const menus = await create('Menus')
  const file = await upload('menu.txt', menus.id)
  await client.call(calls.removeMedia, { query: { id: [file.id] } })
  await client.call(calls.removeMediaCategories, { query: { id: [menus.id] } })
  const lying = await client.call(calls.trash, { query })
  expect(lying.map(({ resource, name }) => [resource, name]).sort()).toEqual([
    ['MediaCategory', 'Menus'],
    ['MediaLibrary', 'menu.txt'],
  ])
  expect(await client.call(calls.restoreMedia, { query, body: { ids: [file.id] } })).toMatchObject([
    { categoryId: null },
  ])
  const restored = await client.call(calls.restoreMediaCategories, { query, body: { ids: [menus.id] } })
  expect(restored).toMatchObject([{ name: 'Menus', version: 3 }])
  expect(await client.call(calls.trash, { query })).toEqual([])
})

it('users who upload may choose a category, and nothing else', async () => {
  const menus = await create('Menus')
  const file = await upload('menu.txt')
  const editor = await readerWith('Offer', true)
  expect(await editor.call(calls.mediaCategoryOptions, { query })).toEqual([
    { id: menus.id, name: 'Menus', kind: 'Document' },
  ])
  const options = await editor.call(calls.mediaOptions, { query: { ...query, kind: 'Document' } })
  expect(options).toEqual([{ id: file.id, name: 'menu.txt', kind: 'Document', thumbnailUrl: '/media/plate/txt.svg' }])
  const files = [new File(['words'], 'own.txt')]
  expect(await editor.call(calls.uploadMedia, { query: { ...query, categoryId: menus.id }, files })).toHaveLength(1)
  const { data } = await editor.call(calls.mediaFiles, { params: { kind: 'Document', mallId: ids.near } })
  expect([data.length, data[0]?.sha256, data[0]?.usedBy]).toEqual([2, undefined, undefined])
  const denied = { code: 'access_denied' }
  await expect(editor.call(calls.mediaList, { query })).rejects.toMatchObject(denied)
  await expect(editor.call(calls.removeMedia, { query: { id: [file.id] } })).rejects.toMatchObject(denied)
  const body = { name: 'x.txt', categoryId: null, alt: {}, focalPoint: null }
  await expect(editor.call(calls.replaceMedia, { params: { id: file.id }, version: 1, body })).rejects.toMatchObject(
    denied,
  )
  const reader = await readerWith('Offer', false)
  await expect(reader.call(calls.uploadMedia, { query, files })).rejects.toMatchObject(denied)
  const accounts = await readerWith('Statistic', true)
  await expect(accounts.call(calls.uploadMedia, { query, files })).rejects.toMatchObject(denied)
})

it('another mall’s files and categories do not exist', async () => {
  const theirs = await app.signIn('stranger')
  const menus = await create('Menus')
  const file = await upload('menu.txt')
  const gone = { code: 'not_found' }
  await expect(theirs.client.call(calls.removeMedia, { query: { id: [file.id] } })).rejects.toMatchObject(gone)
  await expect(theirs.client.call(calls.removeMediaCategories, { query: { id: [menus.id] } })).rejects.toMatchObject(
    gone,
  )
  const set = { ids: [file.id], set: { categoryId: null } }
  await expect(
    theirs.client.call(calls.setMediaFields, { query: { mallId: ids.far }, body: set }),
  ).rejects.toMatchObject(gone)
  await expect(
    theirs.client.call(calls.uploadMedia, { query, files: [new File(['x'], 'x.txt')] }),
  ).rejects.toMatchObject(gone)
})

it('changes are announced and audited', async () => {
  const file = await upload('menu.txt')
  await client.call(calls.removeMedia, { query: { id: [file.id] } })
  const changes = app.relay.sent.changed.map(({ resource, area, ids: changed }) => [resource, area, changed])
  expect(changes).toEqual(Array.from({ length: 2 }, () => ['MediaLibrary', 'MediaLibrary', [file.id]]))
  const entries = await auditEntries(app.db).select('action').where('record_id', '=', file.id).orderBy('id').execute()
  expect(entries.map(({ action }) => action)).toEqual(['create', 'remove'])
})

it('returns pages of a thousand', async () => {
  await sql`
    insert into media (mall_id, id, created_at, updated_at, updated_by, kind, name, mime, extension, size, sha256)
    select mall_id, gen_random_uuid(), created_at + copy / 10 * interval '1 ms', updated_at, updated_by,
      kind, 'copy-' || copy % 7, mime, extension, size, sha256
    from media cross join generate_series(1, 1005) copy where id = ${ids.picture}
  `.execute(app.db)
  const first = await client.call(calls.mediaList, { query })
  expect([first.data.length, first.nextCursor]).toEqual([1000, first.data.at(-1)?.id])
  const rest = await client.call(calls.mediaList, {
    query: { ...query, ...(first.nextCursor ? { cursor: first.nextCursor } : {}) },
  })
  expect(rest.nextCursor).toBeUndefined()
  const all = [...first.data, ...rest.data].map(({ id }) => id)
  expect([all.length, new Set(all).size]).toEqual([1007, 1007])
})

it('counts references of a file', async () => {
  const { data } = await client.call(calls.mediaList, { query: { ...query, kind: 'Image' } })
  const used = Object.fromEntries(data.map(({ id, usedBy }) => [id, usedBy]))
  expect(used).toEqual({ [ids.icon]: 1, [ids.picture]: 2 })
  await client.call(contentTypes.offer.calls.remove, { query: { id: [ids.running] } })
  const { data: later } = await client.call(calls.mediaList, { query: { ...query, kind: 'Image' } })
  expect(later.find(({ id }) => id === ids.picture)?.usedBy).toBe(1)
})
