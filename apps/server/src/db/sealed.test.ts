import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createSecrets } from '../secrets'
import { createTestApp, seededRandom } from '../testing/index'
import { ids, testMall } from '../testing/mall'
import { reencrypt, sealedColumns, smsContext } from './sealed'

const former = 'the former key of thirty-two letters'
const next = 'the next key of some forty letters'

test('knows every column that is sealed', async () => {
  const { db } = await createTestApp()
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed%'`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`))
})

test('seals everything with the first key, and leaves what no key opens', async () => {
  const { db } = await createTestApp({ seed: testMall })
  const with_ = (secret: string) => createSecrets(secret, seededRandom())
  const put = async (mallId: string, password_sealed: string) => {
    const at = {
      created_at: new Date(0),
      updated_at: new Date(0),
      updated_by: JSON.stringify({ id: mallId, name: 'Eva' }),
    }
    await sql`insert into sms_settings (mall_id, password_sealed, version, created_at, updated_at, updated_by)
      values (${mallId}, ${password_sealed}, 3, ${at.created_at}, ${at.updated_at}, ${at.updated_by}::jsonb)`.execute(
      db,
    )
  }
  await put(ids.near, await with_(former).seal('hemligt', smsContext(ids.near)))
  await put(ids.far, 'v1.none.none')
  const secrets = createSecrets(async () => [next, former], seededRandom())
  expect(await reencrypt(db, secrets)).toEqual({ sealed: 1, unreadable: 1 })
  const rows = await db.selectFrom('sms_settings').selectAll().execute()
  const near = rows.find(({ mall_id }) => mall_id === ids.near)
  expect(await with_(next).open(near?.password_sealed ?? '', smsContext(ids.near))).toBe('hemligt')
  expect(near?.version).toBe(3)
  expect(rows.find(({ mall_id }) => mall_id === ids.far)?.password_sealed).toBe('v1.none.none')
})
