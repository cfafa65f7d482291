import { audit } from '../../../store/audit'
import { type TestApp, testOrigin } from '../../../testing/index'
import { testId } from '../../../testing/mall'
import type { ChainEnd } from '../chain'
import { sealAudit } from '../seal'
import { verifyAudit } from '../verify'

export const anna = { id: testId(9, 1), name: 'anna' }
export const bo = { id: testId(9, 2), name: 'bo' }
export const day = 86_400_000

/** Writes, seals and verifies the history of the app of the current test. */
export function historyOf(current: () => TestApp) {
  const stamp = (by = anna) => {
    const { db, clock, secrets } = current()
    return { tx: db, now: clock.now(), by, origin: testOrigin, secrets }
  }

  async function write(count: number, by = anna, secrets = current().secrets) {
    for (let index = 0; index < count; index++) {
      current().clock.advance(1000)
      const entry = { mallId: testId(1, 1), area: 'Offer', action: 'replace', resource: 'Offer' } as const
      const values = { before: { name: `before ${index}` }, after: { name: `after ${index}` } }
      await audit({ ...stamp(by), secrets }, [
        { ...entry, id: testId(5, index + 1), name: { en: `Offer ${index}` }, ...values },
      ])
    }
  }

  async function sealed(count: number) {
    await write(count)
    await sealAudit(current())
  }

  const verify = (expected?: ChainEnd) => verifyAudit({ ...current(), expected, wait: async () => {} })
  const problems = async () => (await verify()).problems
  return { stamp, write, sealed, verify, problems }
}
