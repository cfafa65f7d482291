import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSecrets } from '../../secrets'
import { audit } from '../../store/audit'
import { createTestApp, seededRandom, type TestApp, testOrigin } from '../../testing/index'
import { testId } from '../../testing/mall'
import { reencrypt } from '../sealed'
import type { KeptEnd } from './chain'
import { auditEntries } from './entries'
import { eraseFromAudit } from './erase'
import { applyRetention } from './retention'
import { createAuditSealer, sealAudit, sealedWithin } from './seal'
import { anna, bo, day, historyOf } from './testing/history'
import { verifyAudit, verifyChain } from './verify'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const { stamp, write, sealed, verify, problems } = historyOf(() => app)

/** The end that a server keeps outside the database. */
function endStore() {
  let end: KeptEnd | undefined
  return {
    read: async () => end,
    write: async (next: KeptEnd) => {
      end = next
    },
  }
}

describe('the chain of the audit', () => {
  it('is whole without entries', async () => {
    expect(await verify()).toEqual({
      ...{ sealed: 0, erased: 0, anchor: '0', head: { sequence: '0', hash: '' }, problems: [] },
    })
  })

  it('contains every entry, in the order of writing', async () => {
    await sealed(3)
    await sealed(2)
    const report = await verify()
    expect(report).toMatchObject({ sealed: 5, head: { sequence: '5' }, problems: [] })
    const rows = await app.db.selectFrom('audit').select(['id', 'sequence']).orderBy('id').execute()
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual([1, 2, 3, 4, 5])
  })

  it('grows by more entries than one transaction seals', async () => {
    const entry = { mallId: null, area: 'User', action: 'import', resource: 'User', id: anna.id, name: 'x' } as const
    await audit(
      stamp(),
      Array.from({ length: 2300 }, () => entry),
    )
    expect(await sealAudit(app)).toBe(2300)
    expect(await verify()).toMatchObject({ sealed: 2300, problems: [] })
  })

  it('is extended within 5 s, and again when the server stops', async () => {
    const timers: { ms: number; work: () => void }[] = []
    const every = (ms: number, work: () => void) => {
      timers.push({ ms, work })
      return () => void timers.pop()
    }
    const sealer = createAuditSealer({ ...app, every })
    sealer.start()
    await sealer.run()
    await write(1)
    expect(timers[0]?.ms).toBeLessThan(sealedWithin)
    timers[0]?.work()
    await sealer.run()
    expect(await verify()).toMatchObject({ sealed: 1, problems: [] })
    await write(1)
    await sealer.stop()
    expect(timers).toEqual([])
    expect(await verify()).toMatchObject({ sealed: 2, problems: [] })
  })

  it('reports entries that stay unsealed, and not those that are sealed meanwhile', async () => {
    await sealed(1)
    await write(2)
    expect(await problems()).toEqual([{ kind: 'unsealed', count: 2 }])
    const wait = async () => void (await sealAudit(app))
    expect((await verifyAudit({ ...app, wait })).problems).toEqual([])
  })

  it('shows removed entries: in the middle, at the beginning and at the end', async () => {
    await sealed(6)
    await app.db.deleteFrom('audit').where('sequence', 'in', ['3', '4']).execute()
    expect(await problems()).toContainEqual({ kind: 'missing', from: '3', to: '4' })
    await app.db.deleteFrom('audit').where('sequence', '=', '1').execute()
    expect(await problems()).toContainEqual({ kind: 'missing', from: '1', to: '1' })
    await app.db.deleteFrom('audit').where('sequence', '=', '6').execute()
    expect(await problems()).toContainEqual({ kind: 'missing', from: '6', to: '6' })
    // later entries do not hide it
    await sealed(1)
    expect(await problems()).toContainEqual({ kind: 'missing', from: '6', to: '6' })
  })

  it('shows an end that was moved back without the key, also after further entries', async () => {
    await sealed(3)
    const second = await app.db.selectFrom('audit').selectAll().where('sequence', '=', '2').executeTakeFirstOrThrow()
    await app.db.deleteFrom('audit').where('sequence', '=', '3').execute()
    await app.db
      .updateTable('audit_chain')
      .set({ sequence: '2', hash: second.hash ?? '' })
      .execute()
    expect(await problems()).toEqual([{ kind: 'ends' }])
    await sealed(1)
    expect(await problems()).toEqual([{ kind: 'ends' }])
  })

  it('shows that its end was removed, also after further entries', async () => {
    await sealed(2)
    await app.db.deleteFrom('audit').execute()
    await app.db.deleteFrom('audit_chain').execute()
    expect(await problems()).toEqual([{ kind: 'ends' }])
    await sealed(1)
    expect(await problems()).toContainEqual({ kind: 'ends' })
  })

  it('shows an entry that was unsealed and changed', async () => {
    await sealed(3)
    await sql`update audit set sequence = null, hash = null, area = 'Event' where sequence = 2`.execute(app.db)
    await sealAudit(app)
    expect(await problems()).toContainEqual({ kind: 'missing', from: '2', to: '2' })
  })

  it('is compared with an end that was printed before', async () => {
    await sealed(2)
    const { head } = await verify()
    await sealed(2)
    expect((await verify(head)).problems).toEqual([])
    // the whole database was set back: only the printed end shows it
    expect((await verify({ sequence: '9', hash: head.hash })).problems).toEqual([{ kind: 'unexpected', sequence: '9' }])
    expect((await verify({ ...head, hash: 'another' })).problems).toEqual([{ kind: 'unexpected', sequence: '2' }])
  })

  it('goes on with a new key when the secret key is lost, and says what cannot be checked', async () => {
    await sealed(2)
    const secrets = createSecrets('another secret key of many letters', seededRandom(5))
    await write(2, anna, secrets)
    await sealAudit({ ...app, secrets })
    const report = await verifyAudit({ ...app, secrets, wait: async () => {} })
    expect(report.problems).toEqual([{ kind: 'key', from: '1', to: '2' }])
    expect(report.head.sequence).toBe('4')
  })
})

describe('somebody with the database alone', () => {
  let kept: ReturnType<typeof endStore>
  beforeEach(() => {
    kept = endStore()
  })
  const problemsHere = async () => (await verifyAudit({ ...app, kept, wait: async () => {} })).problems
  const seal = () => sealAudit({ ...app, kept })

  /** Removes every trace of the chain, so that the server begins a new one. */
  async function wipe() {
    await sql`update audit set sequence = null, hash = null, key_id = null, author_hash = null, record_hash = null,
      changes_hash = null`.execute(app.db)
    await app.db.deleteFrom('audit_chain').execute()
    await app.db.deleteFrom('audit_key').execute()
  }

  it('cannot wipe all seals and have the server seal them anew', async () => {
    await write(4)
    await seal()
    expect(await problemsHere()).toEqual([])
    await wipe()
    await sql`delete from audit where id = 2`.execute(app.db)
    await seal()
    expect((await problemsHere()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ends', 'setBack']))
    // further entries do not hide it
    await write(5)
    await seal()
    expect((await problemsHere()).map(({ kind }) => kind)).toContain('ends')
  })

  it('cannot write an entry, repeat one, or change one before it is sealed', async () => {
    await write(4)
    const columns = sql`mall_id, at, area, action, resource, record_id`
    await sql`insert into audit (${columns}) select ${columns} from audit where id = 1`.execute(app.db)
    const personal = sql`by, address, client, record_name, changes`
    // without a signature, and with that of the entry it repeats
    await sql`insert into audit_personal (entry_id, ${personal}) select 5, ${personal} from audit_personal where entry_id = 1`.execute(
      app.db,
    )
    await sql`insert into audit (${columns}) select ${columns} from audit where id = 1`.execute(app.db)
    await sql`insert into audit_personal (entry_id, mac, ${personal}) select 6, mac, ${personal} from audit_personal where entry_id = 1`.execute(
      app.db,
    )
    await sql`update audit set at = at - interval '1 day' where id = 2`.execute(app.db)
    await sql`update audit_personal set address = '192.0.2.99' where entry_id = 3`.execute(app.db)
    await seal()
    expect(await problemsHere()).toEqual(['2', '3', '5', '6'].map((sequence) => ({ kind: 'inserted', sequence })))
    expect(await app.db.selectFrom('audit_personal').select('entry_id').where('mac', 'is not', null).execute()).toEqual(
      [],
    )
  })

  it('cannot set the whole history back to an earlier state', async () => {
    await write(6)
    await seal()
    const rows = await app.db.selectFrom('audit_chain').selectAll().execute()
    await write(6)
    await seal()
    const [before] = rows
    await sql`delete from audit where sequence > ${String(before?.sequence)}::bigint`.execute(app.db)
    await app.db
      .updateTable('audit_chain')
      .set({ ...before, id: undefined })
      .execute()
    expect(await verify().then(({ problems }) => problems)).toEqual([])
    expect((await problemsHere()).map(({ kind }) => kind)).toEqual(['setBack'])
    await write(1)
    await seal()
    expect((await problemsHere()).map(({ kind }) => kind)).toContain('ends')
  })

  it('a rotated secret key keeps the keys of earlier entries', async () => {
    await sealed(2)
    const next = 'the next secret key, of many letters'
    const both = createSecrets(async () => [next, 'tests keep no secrets, nor do stories'], seededRandom(7))
    await reencrypt(app.db, both)
    const rotated = { ...app, secrets: createSecrets(next, seededRandom(8)) }
    await write(2)
    await sealAudit(rotated)
    expect(await verifyAudit({ ...rotated, wait: async () => {} })).toMatchObject({ sealed: 4, problems: [] })
  })
})

/** Changes one letter or digit. */
const flip = (text: string, at: number) => {
  const letter = text[at] ?? ''
  const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'a' ? 'b' : 'a'
  return text.slice(0, at) + other + text.slice(at + 1)
}

describe('one changed byte', () => {
  const unchained = {
    audit_personal: ['entry_id', 'search_text', 'erased', 'mac'],
    audit_chain: ['id'],
    audit: [] as string[],
  }

  it('shows in every column', async () => {
    await sealed(3)
    const { rows: columns } = await sql<{
      table: 'audit' | 'audit_personal' | 'audit_chain'
      name: string
      type: string
    }>`
      select table_name as table, column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'public' and table_name in ('audit', 'audit_personal', 'audit_chain')
      order by table_name, ordinal_position
    `.execute(app.db)
    const tried: string[] = []
    for (const { table, name, type } of columns) {
      if (unchained[table].includes(name)) continue
      const [ref, column] = [sql.table(table), sql.ref(name)]
      const which = { audit: sql`sequence = 2`, audit_personal: sql`entry_id = 2`, audit_chain: sql`true` }[table]
      const { rows } = await sql<{
        text: string | null
      }>`select ${column}::text as text from ${ref} where ${which}`.execute(app.db)
      const text = rows[0]?.text ?? null
      const changed = changesOf(text, type)
      for (const value of changed) {
        const error = await app.db
          .transaction()
          .execute(async (tx) => {
            // an attacker has every means
            await sql`set local session_replication_role = replica`.execute(tx)
            if (name === 'id') await renumber(tx, value)
            else await sql`update ${ref} set ${column} = ${value}::text::${sql.raw(type)} where ${which}`.execute(tx)
            const found = await verifyChain(tx, app.secrets)
            throw new Error(found.problems.length > 0 ? 'noticed' : 'not noticed')
          })
          .catch((error: unknown) => error)
        expect([table, name, value, `${error}`]).toEqual([table, name, value, 'Error: noticed'])
      }
      tried.push(`${table}.${name}`)
    }
    expect(tried.length).toBe(columns.length - 5)
    expect(await problems()).toEqual([])
  })

  /** An identity column takes no values, but a row can be written anew. */
  async function renumber(tx: TestApp['db'], id: string | null) {
    await sql`
      insert into audit (id, mall_id, at, area, action, resource, record_id) overriding system value
      select ${id}::text::bigint, mall_id, at, area, action, resource, record_id from audit where sequence = 2
    `.execute(tx)
    await sql`update audit_personal set entry_id = ${id}::text::bigint where entry_id = 2`.execute(tx)
    await sql`
      with gone as (delete from audit where sequence = 2 returning *)
      update audit set sequence = gone.sequence, hash = gone.hash, author_hash = gone.author_hash,
        record_hash = gone.record_hash, changes_hash = gone.changes_hash, key_id = gone.key_id
      from gone where audit.id = ${id}::text::bigint
    `.execute(tx)
  }

  function changesOf(text: string | null, type: string): (string | null)[] {
    if (text === null) return [{ int8: '1', uuid: testId(3, 3), jsonb: '{}' }[type] ?? 'x']
    if (type === 'int8') return [String(Number(text) + 7)]
    // to the microsecond
    if (type === 'timestamptz') return [text.replace(/(\.\d+)?\+/, '.000001+'), flip(text, 3)]
    if (type === 'uuid') return [flip(text, 9), flip(text, text.length - 1)]
    if (type === 'jsonb') return [text.replace(/[a-z]"/, 'q"'), 'null']
    return [flip(text, 0), flip(text, text.length - 1), `${text} `]
  }
})

describe('erasure of a user', () => {
  const about = { mallId: null, area: 'User', resource: 'User', id: anna.id, name: 'anna' } as const

  async function history() {
    await write(2)
    await write(1, bo)
    const email = { before: { email: 'anna@example.com' }, after: { email: 'anna@example.org' } }
    await audit(stamp(bo), [{ ...about, action: 'replace', ...email }])
    const users = { before: { users: ['anna', 'annabel'] }, after: { users: ['annabel'] } }
    const mall = { mallId: testId(1, 1), area: 'Mall', resource: 'Mall', id: testId(1, 1), name: 'Near' } as const
    await audit(stamp(bo), [{ ...mall, action: 'users', ...users }])
    await audit(stamp({ id: testId(0, 1), name: '' }), [
      { ...about, resource: 'SignIn', id: testId(0, 1), name: 'Anna', action: 'signInFailed' },
    ])
  }

  it('replaces every personal value, and the chain stays whole', async () => {
    await history()
    await sealAudit(app)
    const erased = await eraseFromAudit({ ...app, ...stamp(bo) }, anna)
    expect(erased).toBe(6)
    await sealAudit(app)
    expect(await verify()).toMatchObject({ sealed: 7, erased: 6, problems: [] })
    const rows = await auditEntries(app.db).selectAll('audit_personal').orderBy('entry_id').execute()
    const text = JSON.stringify(rows)
    expect(text).not.toMatch(/anna"|anna@|Anna/)
    expect(text).toContain('annabel')
    expect(rows[0]).toMatchObject({ by: { name: 'Former user' }, address: null, client: null, author_salt: null })
    // what anna changed is still there
    expect(rows[0]?.changes).toEqual([{ path: 'name', before: 'before 0', after: 'after 0' }])
    expect(rows[2]).toMatchObject({ by: bo, address: testOrigin.address })
    expect((await auditEntries(app.db).select('action').orderBy('id', 'desc').executeTakeFirst())?.action).toBe('erase')
    // nothing is left to erase
    expect(await eraseFromAudit({ ...app, ...stamp(bo) }, anna)).toBe(0)
  })

  it('covers entries that are not sealed yet', async () => {
    await history()
    await eraseFromAudit({ ...app, ...stamp(bo) }, anna)
    await sealAudit(app)
    expect(await verify()).toMatchObject({ sealed: 7, erased: 6, problems: [] })
  })

  it('cannot be used to hide a change', async () => {
    await sealed(2)
    const mark = { by: '2', mac: 'x' }
    const hide = sql`update audit_personal set changes = '[]', changes_salt = null,
      erased = ${JSON.stringify({ changes: mark })}::text::jsonb where entry_id = 1`
    await hide.execute(app.db)
    expect(await problems()).toEqual([{ kind: 'changed', sequence: '1', part: 'changes' }])
  })

  it('shows a change of what it left, and its removal', async () => {
    await history()
    await eraseFromAudit({ ...app, ...stamp(bo) }, anna)
    await sealAudit(app)
    await sql`update audit_personal set by = '{"id":"x","name":"Former user"}' where entry_id = 1`.execute(app.db)
    expect(await problems()).toEqual([{ kind: 'changed', sequence: '1', part: 'author' }])
    await app.db.deleteFrom('audit').where('action', '=', 'erase').execute()
    expect((await problems()).filter(({ kind }) => kind === 'changed').length).toBe(6)
  })

  it('keeps the chain whole after retention, too', async () => {
    await history()
    await eraseFromAudit({ ...app, ...stamp(bo) }, anna)
    app.clock.advance(40 * day)
    await sealed(1)
    await applyRetention(app, 1)
    await sealAudit(app)
    expect(await verify()).toMatchObject({ problems: [] })
  })

  it('names an erasing user who erases themselves by nothing', async () => {
    await eraseFromAudit({ ...app, ...stamp(anna) }, anna)
    expect(JSON.stringify(await auditEntries(app.db).selectAll().execute())).not.toContain('anna')
  })
})
