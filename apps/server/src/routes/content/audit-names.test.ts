import { type AuditResource, calls, peopleTypes } from '@kiosk-admin/api-client'
import { resourcesReferredTo, storedKinds } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { json } from '../../db/json'
import { audit } from '../../store/audit'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

const bodies = [
  ...storedKinds,
  ...Object.values(peopleTypes),
  { resource: 'Mall' as const, body: calls.replaceMall.body },
  { resource: 'Sms' as const, body: calls.replaceSms.body },
  { resource: 'MallStation' as const, body: calls.replaceStation.body },
]
const fields = bodies.flatMap(({ resource, body }) =>
  Object.entries(body.shape).flatMap(([field, schema]) =>
    resourcesReferredTo(schema).map((refers) => [resource, field, refers] as const),
  ),
)

/** An existing and a deleted record of each resource that fields reference. */
const content = { Category: 'category', Item: 'item', Floor: 'floor', Garage: 'garage' } as const
const contentIds = (at: number) => ({ there: testId(20, at * 2), deleted: testId(20, at * 2 + 1) })
const records: Readonly<Record<string, { there: string; deleted: string }>> = {
  ...Object.fromEntries(Object.keys(content).map((resource, at) => [resource, contentIds(at)])),
  MediaLibrary: { there: ids.picture, deleted: ids.icon },
  MediaCategory: { there: testId(21, 1), deleted: testId(21, 2) },
  MallStation: { there: ids.station, deleted: testId(7, 8) },
  UserGroup: { there: testId(8, 1), deleted: testId(8, 8) },
  Mall: { there: ids.near, deleted: testId(1, 8) },
}

let app: TestApp
let client: ReturnType<TestApp['client']>
const chief = { id: testId(9, 1), name: 'chief' }
const by = json(chief)
const stamp = () => ({ tx: app.db, now: app.clock.now(), by: chief, origin: testOrigin, secrets: app.secrets })

beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  ;({ client } = await app.signIn('chief', ids.near))
  const at = app.clock.now()
  const stamps = { created_at: at, updated_at: at, updated_by: by, created_by: by }
  for (const [resource, type] of Object.entries(content)) {
    const { there, deleted } = records[resource] ?? contentIds(0)
    const data = (name: string) => json({ name: { se: name }, status: 'Active' })
    await app.db
      .insertInto('content')
      .values([
        { ...stamps, mall_id: ids.near, id: there, type, data: data(`${resource} kvar`), deleted_at: null },
        { ...stamps, mall_id: ids.near, id: deleted, type, data: data(`${resource} borta`), deleted_at: at },
      ])
      .execute()
  }
  const category = { ...stamps, mall_id: ids.near, kind: 'Image' as const }
  await app.db
    .insertInto('media_category')
    .values([
      { ...category, id: testId(21, 1), name: 'MediaCategory kvar', deleted_at: null },
      { ...category, id: testId(21, 2), name: 'MediaCategory borta', deleted_at: at },
    ])
    .execute()
  await app.db.updateTable('media').set({ deleted_at: at }).where('id', '=', ids.icon).execute()
  // deleted for good: their names are only in the history
  const gone = { mallId: ids.near, area: 'Mall', action: 'remove' } as const
  await audit(stamp(), [
    { ...gone, resource: 'MallStation', id: testId(7, 8), name: 'MallStation borta' },
    { ...gone, mallId: null, resource: 'UserGroup', id: testId(8, 8), name: 'UserGroup borta' },
  ])
})

/** Returns the names in the history's entry of a change. */
async function namesIn(resource: AuditResource, path: string, before: unknown, after: unknown) {
  const record_id = testId(30, fields.findIndex((one) => one[0] === resource && one[1] === path) + 1)
  await app.db.deleteFrom('audit').where('record_id', '=', record_id).execute()
  const entry = { mallId: ids.near, area: 'Mall', action: 'replace', resource, id: record_id, name: 'x' } as const
  await audit(stamp(), [entry])
  // the path as it is, which need not be that of a field
  const changes = json([{ path, before, after }])
  await app.db
    .updateTable('audit_personal')
    .set({ changes })
    .where('entry_id', '=', sql<string>`(select max(id) from audit)`)
    .execute()
  const { data } = await client.call(calls.auditTrail, { query: { mallId: ids.near, record: record_id } })
  return data[0]?.names
}

/** An id deep in a field, beside those of the field's own parts. */
const inSlides = (...ids: string[]) => ids.map((fileId) => [{ id: testId(40, 1), layers: [{ fileId }] }])

it('there are references to test', () => {
  expect(fields.map(([resource, field]) => `${resource}.${field}`)).toEqual(
    expect.arrayContaining([
      'Offer.shopId',
      'Item.categoryIds',
      'Category.clickAction',
      'Slideshow.slides',
      'Mall.iconId',
    ]),
  )
})

it.each(fields)(
  'has the names of records referenced by %s.%s (%s), deleted ones included',
  async (resource, field, refers) => {
    const record = records[refers]
    if (!record) throw new Error(`No ${refers} in this test`)
    const { there, deleted } = record
    // names of malls without access are hidden
    const ofMall = refers === 'UserGroup' && field === 'mallGroups' ? [ids.near] : []
    const known = refers === 'Mall' ? [there] : [...ofMall, there, deleted]
    const listed = (id: string) => (field === 'mallGroups' ? { mallId: ids.near, groupId: id } : id)
    const list = [[listed(deleted)], [listed(there), listed(deleted)]] as const
    // the names of malls, and of groups in malls, come from one list
    const shapes =
      refers === 'Mall' || field === 'mallGroups' ? [list] : [[deleted, there], list, inSlides(deleted, there)]
    for (const [before, after] of shapes) {
      const names = await namesIn(resource, field, before, after)
      expect(Object.keys(names ?? {}).toSorted()).toEqual(known.toSorted())
      expect(names?.[there]).toEqual({ name: expect.anything(), deleted: false })
      if (refers !== 'Mall') expect(names?.[deleted]).toEqual({ name: expect.anything(), deleted: true })
    }
  },
)

it('has no names of records in other malls', async () => {
  expect(await namesIn('Offer', 'shopId', null, ids.farOffer)).toBeUndefined()
  expect(await namesIn('Offer', 'imageId', ids.farPicture, null)).toBeUndefined()
})
