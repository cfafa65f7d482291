import { fieldErrorOf, type Permissions } from '@kiosk-admin/api-client'
import { json } from '../db/json'
import { Refusal } from '../refusal'
import { note } from './audit'
import { brokenRules, refuseIfWrong, type Writer, writtenOf } from './content-write'
import { type ContentRow, recordOf } from './records'
import { danglingIn, lockRecords, referencesIn, requireUnused } from './references'
import { inTransaction } from './transaction'
import { partForTrash, trashEnd } from './trashed'

type Remover = Omit<Writer, 'mall'> & { mallIds: readonly string[]; permissions: Permissions }

/** Moves records to the trash; those that moved on from the version named are kept, and given back as conflicts. */
export const removeRecords = (remover: Remover, ids: readonly string[], versions: readonly number[] = []) =>
  inTransaction(remover.tx, async (tx) => {
    const { type, mallIds, now, allow } = remover
    const locked = await lockRecords(tx, ids)
    const asked = [...new Set(ids)].map((id) => {
      const row = locked.get(id)
      if (!row || row.type !== type.type || !mallIds.includes(row.mall_id)) throw new Refusal('not_found')
      allow(row.data)
      return row
    })
    const { ids: gone, removed, movedOn } = partForTrash(asked, ids, versions)
    const removedIds = removed.map(({ id }) => id)
    await requireUnused(tx, removedIds, remover.permissions)
    await markDeleted(tx, removed, now, remover)
    await note(
      remover,
      removed.map((row) => writtenOf(remover, row, 'remove')),
    )
    await purgeTrash(tx, now)
    return {
      ids: gone,
      conflicts: movedOn.map((row) => ({ id: row.id, current: recordOf(row) })),
    }
  })

/** Brings records back from the trash, when everything they refer to is there. */
export const restoreRecords = (writer: Writer, ids: readonly string[]) =>
  inTransaction(writer.tx, async (tx) => {
    const { type, mall, now, allow } = writer
    const kept = trashEnd(now)
    const locked = await lockRecords(tx, ids)
    const asked = [...new Set(ids)].map((id) => {
      const row = locked.get(id)
      const gone = row?.deleted_at && row.deleted_at <= kept
      if (row?.mall_id !== mall.id || row.type !== type.type || gone) throw new Refusal('not_found')
      allow(row.data)
      return row
    })
    const deleted = asked.filter((row) => row.deleted_at !== null)
    await markDeleted(tx, deleted, null, writer)
    const references = deleted.flatMap((row) => referencesIn(type, row.data))
    const named = await lockRecords(
      tx,
      references.map(({ toId }) => toId),
    )
    const dangling = await danglingIn(tx, mall.id, references, named)
    refuseIfWrong(
      dangling.map(({ path }) =>
        fieldErrorOf(path, 'invalid', undefined, 'It links to something that was deleted. Restore that first.'),
      ),
    )
    refuseIfWrong(await brokenRules(tx, writer, deleted))
    await note(
      writer,
      deleted.map((row) => writtenOf(writer, row, 'restore')),
    )
    return [...(await lockRecords(tx, ids)).values()].map(recordOf)
  })

async function markDeleted(
  tx: Writer['tx'],
  rows: readonly ContentRow[],
  at: Date | null,
  { by, now }: Pick<Writer, 'by' | 'now'>,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .updateTable('content')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1), updated_at: now, updated_by: json(by) }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Ends for good what has lain in the trash for its time; done with every deletion, so that no timer is needed. */
export const purgeTrash = async (tx: Writer['tx'], now: Date): Promise<void> => {
  await tx.deleteFrom('content').where('deleted_at', '<=', trashEnd(now)).execute()
}
