import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { auditEntries } from './entries'
import { applyRetention, firstKeptEntry } from './retention'
import { sealAudit } from './seal'
import { day, historyOf } from './testing/history'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const { sealed, verify, problems } = historyOf(() => app)

/** Time passes, with an entry now and then. */
async function pass(days: number) {
  app.clock.advance((days - 2) * day)
  await sealed(1)
  app.clock.advance(2 * day)
}

describe('retention', () => {
  it('counts months, to the last day of a shorter one', () => {
    expect(firstKeptEntry(new Date('2026-03-31T10:00:00Z'), 1)?.toISOString()).toBe('2026-02-28T10:00:00.000Z')
    expect(firstKeptEntry(new Date('2026-03-31T10:00:00Z'), 24)?.toISOString()).toBe('2024-03-31T10:00:00.000Z')
    expect(firstKeptEntry(new Date(), null)).toBeUndefined()
  })

  it('removes the oldest entries and leaves the last hash as anchor', async () => {
    await sealed(13)
    app.clock.advance(70 * day)
    await sealed(2)
    const last = await app.db.selectFrom('audit').select('hash').where('sequence', '=', '13').executeTakeFirstOrThrow()
    expect(await applyRetention(app, 2)).toBe(13)
    expect(await app.db.selectFrom('audit_chain').select('anchor_hash').execute()).toEqual([{ anchor_hash: last.hash }])
    await sealAudit(app)
    expect(await verify()).toMatchObject({ anchor: '13', sealed: 3, problems: [] })
    const kept = await auditEntries(app.db).select(['action', 'changes']).orderBy('id', 'desc').execute()
    expect(kept[0]).toMatchObject({ action: 'retention', changes: [{ path: 'entries', after: 13 }] })
    // what was removed too much shows
    await app.db.deleteFrom('audit').where('sequence', '=', '14').execute()
    expect(await problems()).toContainEqual({ kind: 'missing', from: '14', to: '14' })
  })

  it('removes many entries in several transactions', async () => {
    await sealed(7)
    await pass(400)
    expect(await applyRetention(app, 12, { batch: 3 })).toBe(7)
    await sealAudit(app)
    expect(await verify()).toMatchObject({ anchor: '7', sealed: 4, problems: [] })
  })

  it('removes everything, and the chain goes on', async () => {
    await sealed(2)
    app.clock.advance(40 * day)
    expect(await applyRetention(app, 1)).toBe(2)
    await sealAudit(app)
    expect(await verify()).toMatchObject({ anchor: '2', sealed: 1, problems: [] })
    expect(await applyRetention(app, 1)).toBe(0)
  })

  it('does nothing when it is off, and records a change of the setting', async () => {
    await sealed(1)
    await pass(4000)
    expect(await applyRetention(app, null)).toBe(0)
    expect(await applyRetention(app, 120)).toBe(1)
    const entries = await auditEntries(app.db).select(['action', 'changes', 'by']).orderBy('id').execute()
    expect(entries[1]).toMatchObject({
      action: 'fields',
      by: { name: 'Server' },
      changes: [{ path: 'keepMonths', before: null, after: 120 }],
    })
  })
})

describe('retention after a jump of the clock', () => {
  const count = async () => (await app.db.selectFrom('audit').select('id').execute()).length

  it('three years ahead removes nothing and says so, also once the wrong clock has written entries', async () => {
    await sealed(3)
    const right = app.clock.now().toISOString()
    app.clock.advance(3 * 365 * day)
    await expect(applyRetention(app, 24)).rejects.toThrow(
      /^The clock says 2029-11-20, which is long after .*2026-11-21/,
    )
    await sealed(2)
    await expect(applyRetention(app, 24)).rejects.toThrow('long after')
    expect(await count()).toBe(5)
    // the clock is set right: the next entry shows that it goes on
    app.clock.set(right)
    await expect(applyRetention(app, 24)).rejects.toThrow('before')
    await sealed(1)
    expect(await applyRetention(app, 24)).toBe(0)
    expect(await problems()).toEqual([])
  })

  it('three years back removes nothing and says so', async () => {
    await sealed(3)
    app.clock.advance(-3 * 365 * day)
    await expect(applyRetention(app, 1)).rejects.toThrow(/^The clock says 2023-11-22, which is before .*2026-11-21/)
    app.clock.advance(3 * 365 * day)
    expect(await applyRetention(app, 1)).toBe(0)
  })

  it('goes on a day after an entry when nothing was written for long', async () => {
    await sealed(2)
    app.clock.advance(200 * day)
    await expect(applyRetention(app, 1)).rejects.toThrow('long after')
    await sealed(1)
    app.clock.advance(day + 1000)
    expect(await applyRetention(app, 1)).toBe(2)
  })
})
