import type { AuditKind, calls } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import type { Selectable } from 'kysely'
import type { Db } from '../../dependencies'
import type { Secrets } from '../../secrets'
import { audit } from '../../store/audit'
import type { Transaction } from '../../store/change'
import { note } from '../../store/change'
import { json } from '../json'
import type { MallRow } from '../malls'
import type { SmsSettingsTable } from '../schema'
import { lockSealing, smsContext } from '../sealed'
import type { Stamp } from '../transaction'

export type SmsRow = Selectable<SmsSettingsTable>
type Body = z.output<typeof calls.replaceSms.body>

/** Context of a change of a mall's SMS settings; `id` is the record id in the audit. */
export type SmsWriter = Transaction & { secrets: Secrets; mall: MallRow; id: string }

export const findSms = (db: Db, mallId: string): Promise<SmsRow | undefined> =>
  db.selectFrom('sms_settings').selectAll().where('mall_id', '=', mallId).executeTakeFirst()

/** `undefined`: there is none, or this server's key does not open it. */
export const passwordOf = async (secrets: Secrets, row: SmsRow): Promise<string | undefined> =>
  row.password_sealed === null ? undefined : secrets.open(row.password_sealed, smsContext(row.mall_id))

/** The fields that the audit may contain. */
const auditedFields = (row: SmsRow | undefined) => ({
  fromId: row?.from_id ?? null,
  smsId: row?.sms_id ?? null,
  hasPassword: row?.password_sealed != null,
})

const auditEntry = ({ mall, id }: Pick<SmsWriter, 'mall' | 'id'>, action: AuditKind) => ({
  mallId: mall.id,
  area: 'Sms' as const,
  action,
  resource: 'Sms' as const,
  id,
  name: mall.name,
})

export type SmsReplaced = { row: SmsRow } | { conflict: SmsRow | undefined }

/** Replaces the settings unless their version has changed. Equal settings do not create a version. */
export async function replaceSms(writer: SmsWriter, version: number, body: Body): Promise<SmsReplaced> {
  const { tx, secrets, mall, by, now } = writer
  await lockSealing(tx)
  // the first write has no row to lock yet
  await tx.selectFrom('mall').select('id').where('id', '=', mall.id).forUpdate().execute()
  const before = await findSms(tx, mall.id)
  if (before && (await isSame(secrets, before, body))) return { row: before }
  if ((before?.version ?? 0) !== version) return { conflict: before }
  const columns = {
    from_id: body.fromId,
    sms_id: body.smsId,
    password_sealed: await sealed(secrets, mall.id, before, body),
    version: version + 1,
    updated_at: now,
    updated_by: json(by),
  }
  const row = await tx
    .insertInto('sms_settings')
    .values({ ...columns, mall_id: mall.id, created_at: now })
    .onConflict((conflict) => conflict.column('mall_id').doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow()
  await note(writer, [{ ...auditEntry(writer, 'replace'), before: auditedFields(before), after: auditedFields(row) }])
  return { row }
}

async function isSame(secrets: Secrets, row: SmsRow, { fromId, smsId, password }: Body): Promise<boolean> {
  if (row.from_id !== fromId || row.sms_id !== smsId) return false
  if (password === undefined) return true
  if (password === null) return row.password_sealed === null
  return (await passwordOf(secrets, row)) === password
}

async function sealed(secrets: Secrets, mallId: string, before: SmsRow | undefined, { password }: Body) {
  if (password === undefined) return before?.password_sealed ?? null
  return password === null ? null : secrets.seal(password, smsContext(mallId))
}

/** Audits a test message, because messages cost money. The recipient is not recorded. */
export const auditTest = (test: Stamp & Pick<SmsWriter, 'mall' | 'id'>): Promise<string[]> =>
  audit(test, [auditEntry(test, 'test')])
