import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { importSigningKey, toBase64url } from '../../secrets'
import { audit } from '../../store/audit'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { testId } from '../../testing/mall'
import { type EntryTexts, hashOf, hashOfEntry, hashOfPart, type PersonalPart, selectTexts, storeKey } from './chain'
import { sealAudit } from './seal'
import { earlier } from './signatures'
import { verifyAudit } from './verify'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

async function write(count: number) {
  const stamp = { tx: app.db, now: app.clock.now(), by: { id: testId(9, 1), name: 'anna' }, origin: testOrigin }
  const entry = { mallId: testId(1, 1), area: 'Offer', action: 'replace', resource: 'Offer' } as const
  await audit(
    { ...stamp, secrets: app.secrets },
    Array.from({ length: count }, () => ({ ...entry, id: testId(5, 1), name: 'Offer' })),
  )
}

const problems = async () => (await verifyAudit({ ...app, wait: async () => {} })).problems

/** What the update of a database of 0.2.0 leaves: two entries sealed with a key of chance, a third not yet sealed. */
async function asUpdated() {
  await write(3)
  await app.db.updateTable('audit_personal').set({ mac: earlier }).execute()
  await app.db.updateTable('audit_personal').set({ mac: null }).where('entry_id', '<', '3').execute()
  const text = toBase64url(new Uint8Array(32).fill(7))
  const key = { id: testId(77, 1), key: await importSigningKey(text), text }
  await storeKey(app.db, app.secrets, key, app.clock.now())
  let hash = ''
  const { rows } = await selectTexts(sql`audit.id < 3 order by audit.id`).execute(app.db)
  for (const row of rows) {
    const of = (part: PersonalPart) => hashOfPart(key, part, row)
    const hashes = { author: await of('author'), record: await of('record'), changes: await of('changes') }
    const entry: EntryTexts = { ...row, hashes }
    hash = await hashOfEntry(key, hash, row.id, entry)
    const parts = { author_hash: hashes.author, record_hash: hashes.record, changes_hash: hashes.changes }
    await sql`update audit set sequence = id, hash = ${hash}, key_id = ${key.id}, author_hash = ${parts.author_hash},
      record_hash = ${parts.record_hash}, changes_hash = ${parts.changes_hash} where id = ${row.id}`.execute(app.db)
  }
  const mac = await hashOf(key, ['ends', '0', '', '2', hash, null])
  await sql`insert into audit_chain (anchor_sequence, anchor_hash, sequence, hash, key_id, mac)
    values (0, '', 2, ${hash}, ${key.id}, ${mac})`.execute(app.db)
}

it('a history of 0.2.0 goes on: its entries keep their key, and later ones are signed', async () => {
  await asUpdated()
  await write(2)
  expect(await sealAudit(app)).toBe(3)
  expect(await verifyAudit({ ...app, wait: async () => {} })).toMatchObject({ sealed: 5, problems: [] })
  // from now on no entry may be unsigned
  await write(1)
  await app.db.updateTable('audit_personal').set({ mac: earlier }).execute()
  await sealAudit(app)
  expect(await problems()).toEqual([{ kind: 'inserted', sequence: '6' }])
})

it('the key of a history of 0.2.0 cannot be exchanged', async () => {
  await asUpdated()
  await sealAudit(app)
  await app.db.deleteFrom('audit_key').where('id', '=', testId(77, 1)).execute()
  expect(await problems()).toEqual([{ kind: 'key', from: '1', to: '2' }])
})
