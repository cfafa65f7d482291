import { expect, it } from 'vitest'
import { audit } from '../../store/audit'
import { describeEngines, engineForAll, startTime } from '../../testing/engines'
import { createTestApp, testOrigin } from '../../testing/index'
import { testId } from '../../testing/mall'
import { sealAudit } from './seal'
import { verifyAudit } from './verify'

describeEngines('the audit', (open) => {
  const engine = engineForAll(open)

  it(
    'is one chain, though several servers write and seal at the same time',
    async () => {
      const app = await createTestApp({ db: engine.db })
      const by = { id: testId(9, 1), name: 'anna' }
      const entry = { mallId: null, area: 'User', action: 'import', resource: 'User', id: by.id, name: 'x' } as const
      const write = () =>
        audit({ tx: app.db, now: app.clock.now(), by, origin: testOrigin, secrets: app.secrets }, [entry, entry, entry])
      const server = async () => {
        for (let count = 0; count < 25; count++) {
          await app.db.transaction().execute(async (tx) => {
            await audit({ tx, now: app.clock.now(), by, origin: testOrigin, secrets: app.secrets }, [entry])
          })
          await write()
          await sealAudit(app)
        }
      }
      await Promise.all([server(), server(), server(), server()])
      await sealAudit(app)
      const report = await verifyAudit({ ...app, wait: async () => {} })
      expect(report).toMatchObject({ sealed: 400, head: { sequence: '400' }, problems: [] })
    },
    startTime,
  )
})
