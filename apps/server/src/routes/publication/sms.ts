import type { MallRow } from '../../db/malls'
import { auditTest, findSms, passwordOf, replaceSms, type SmsRow } from '../../db/publication/sms'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { idOfSingleton } from '../../identity'
import { changeInMall } from '../../store/change'
import type { OwnHandlers } from '../dispatch/context'
import { perMinute } from '../dispatch/per-minute'

type Handlers = Pick<OwnHandlers, 'smsSettings' | 'replaceSms' | 'testSms'>

/** How many messages one user may send in a minute to try. */
const testsAMinute = 5

export function smsRoutes(dependencies: Dependencies): Handlers {
  const { db, secrets, smsGateway } = dependencies
  const requireRare = perMinute(testsAMinute)

  const recordOf = async (mall: MallRow, row: SmsRow | undefined) => {
    const stamps = row ?? mall
    return {
      id: await idOfSingleton(mall.id, 'Sms'),
      mallId: mall.id,
      version: row?.version ?? 0,
      createdAt: stamps.created_at.toISOString(),
      updatedAt: stamps.updated_at.toISOString(),
      updatedBy: stamps.updated_by,
      fromId: row?.from_id ?? null,
      smsId: row?.sms_id ?? null,
      hasPassword: row !== undefined && row.password_sealed !== null,
      hasGateway: smsGateway !== undefined,
    }
  }

  return {
    smsSettings: async ({ mall }) => recordOf(mall, await findSms(db, mall.id)),

    async replaceSms(context) {
      const { mall, version, body } = context
      const id = await idOfSingleton(mall.id, 'Sms')
      const result = await changeInMall(dependencies, context, (it) =>
        replaceSms({ ...it, secrets, id }, version, body),
      )
      if ('conflict' in result) throw new HttpError('conflict', { current: await recordOf(mall, result.conflict) })
      return recordOf(mall, result.row)
    },

    async testSms(context) {
      const { mall, user, body, now } = context
      requireRare(user.user.id, now)
      if (!smsGateway) return { result: 'noGateway', status: null }
      const row = await findSms(db, mall.id)
      if (!row?.from_id || !row.sms_id || row.password_sealed === null) return { result: 'incomplete', status: null }
      const password = await passwordOf(secrets, row)
      if (password === undefined) return { result: 'unreadable', status: null }
      const id = await idOfSingleton(mall.id, 'Sms')
      await changeInMall(dependencies, context, (it) => auditTest({ ...it, id }))
      return smsGateway.send({ fromId: row.from_id, smsId: row.sms_id, password, ...body })
    },
  }
}
