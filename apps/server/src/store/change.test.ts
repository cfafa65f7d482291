import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../db/audit/entries'
import { inTransaction } from '../db/transaction'
import { createTestApp, type TestApp, testOrigin } from '../testing/index'
import { ids, testMall } from '../testing/mall'
import { type ChangeEvent, note, transact } from './change'

describe('a transaction', () => {
  let app: TestApp

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall })
  })

  const by = { id: ids.shop, name: 'chief' }
  const changed = (id: string): ChangeEvent => ({
    ...{ kind: 'changed', mallId: ids.near, resource: 'Offer', area: 'Offer', id, by },
  })
  const sent = () => Object.values(app.relay.sent).flat()

  it('tells its events once it is committed, records of one resource together', async () => {
    await transact(app, async (_, events) => {
      events.push(changed('1'), { kind: 'rightsChanged', userId: 'a' }, changed('2'), changed('1'))
      events.push({ kind: 'rightsChanged', userId: 'a' })
      expect(sent()).toEqual([])
    })
    expect(app.relay.sent.changed).toEqual([
      { mallId: ids.near, resource: 'Offer', area: 'Offer', ids: ['1', '2'], by },
    ])
    expect(app.relay.sent.rightsChanged).toEqual(['a'])
  })

  it('tells nothing and keeps no audit when it fails', async () => {
    const failing = transact(app, async (tx, events) => {
      const change = {
        tx,
        random: app.random,
        now: app.clock.now(),
        by,
        origin: testOrigin,
        secrets: app.secrets,
        events,
      }
      const record = { mallId: ids.near, resource: 'Offer', area: 'Offer', id: ids.running, name: 'Sale' } as const
      await note(change, [{ ...record, action: 'replace' }])
      expect(events).toHaveLength(1)
      throw new Error('The end fails')
    })
    await expect(failing).rejects.toThrow('The end fails')
    expect(sent()).toEqual([])
    const entries = auditEntries(app.db).select('id').where('action', '=', 'replace')
    expect(await entries.execute()).toEqual([])
  })

  it('tells nothing when its commit fails', async () => {
    const failing = transact(app, async (tx, events) => {
      events.push(changed('1'))
      // an error that the caller ignores leaves a transaction that can only be rolled back
      await tx
        .selectFrom('offer' as 'content')
        .selectAll()
        .execute()
        .catch(() => undefined)
      await tx.selectFrom('content').selectAll().execute()
    })
    await expect(failing).rejects.toThrow()
    expect(sent()).toEqual([])
  })

  it('forgets the events of a try that ended in a deadlock', async () => {
    let tries = 0
    await transact(app, async (_, events) => {
      events.push(changed(`${++tries}`))
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
    expect(app.relay.sent.changed.map(({ ids: all }) => all)).toEqual([['2']])
  })

  it('is part of the one that it runs in', async () => {
    await inTransaction(app.db, (tx) =>
      inTransaction(tx, async (inner) => {
        expect(inner).toBe(tx)
      }),
    )
  })
})
