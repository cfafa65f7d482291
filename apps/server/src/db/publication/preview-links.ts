import { type AuditKind, mayPreview } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db, Dependencies } from '../../dependencies'
import { audit } from '../../store/audit'
import { nobody } from '../audit/authors'
import { type Authorise, activeUsers, type PreviewAuthority, rightsOf } from '../people/authority'
import { permissionsIn } from '../people/rights'
import { inTransaction, type Origin } from '../transaction'

export const previewEntry = (mallId: string, id: string, action: AuditKind) => ({
  ...({ mallId, area: 'Mall', resource: 'PreviewLink' } as const),
  ...{ id, name: null, action },
})

/** Maximum number of networks recorded for one link. */
const mostNetworks = 50

/** Records that a preview link was opened: once for each network, because a preview loads again with every change. */
export const recordOpening = (
  { db, secrets }: Pick<Dependencies, 'db' | 'secrets'>,
  { linkId, mallId }: PreviewAuthority,
  network: string,
  { origin, authorise }: { origin: Origin; authorise: Authorise },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { now } = await authorise(tx)
    const first = await tx
      .updateTable('preview_link')
      .set({ opened_by: sql`array_append(opened_by, ${network}::text)` })
      .where('id', '=', linkId)
      .where(sql<boolean>`not opened_by @> array[${network}::text] and cardinality(opened_by) < ${mostNetworks}`)
      .returning('id')
      .executeTakeFirst()
    if (first) await audit({ tx, by: nobody, now, origin, secrets }, [previewEntry(mallId, linkId, 'previewOpened')])
  })

/** Ends all preview links of the users, in every mall. */
export async function endPreviewLinksOf(tx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.deleteFrom('preview_link').where('user_id', 'in', userIds).execute()
}

/**
 * Ends preview links whose creator lost the account, the permission or access to the mall. They stay ended when these
 * are restored.
 */
export async function endLostPreviewLinks(tx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const links = await tx
    .selectFrom('preview_link')
    .select(['id', 'user_id', 'mall_id'])
    .where('user_id', 'in', userIds)
    .execute()
  if (links.length === 0) return
  const makers = await activeUsers(tx).where('user_account.id', 'in', userIds).execute()
  const lost = links.filter(({ user_id, mall_id }) => {
    const maker = makers.find(({ userId }) => userId === user_id)
    return !maker || !mayPreview(permissionsIn(rightsOf(maker), mall_id))
  })
  if (lost.length === 0) return
  await tx
    .deleteFrom('preview_link')
    .where(
      'id',
      'in',
      lost.map(({ id }) => id),
    )
    .execute()
}
