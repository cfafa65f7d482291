import { mayPreview } from '@kiosk-admin/api-client'
import type { Db } from '../../dependencies'
import { activeUsers, permissionsOf } from '../people/authority'

/** Ends every preview link of these users, of whatever mall. */
export async function endPreviewLinksOf(tx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.deleteFrom('preview_link').where('user_id', 'in', userIds).execute()
}

/**
 * Ends the preview links of these users that they could no longer make: their account, their right or their access to the mall is
 * gone. Given back later, it opens none of the old ones.
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
    return !maker?.mallIds.includes(mall_id) || !mayPreview(permissionsOf(maker.areas))
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
