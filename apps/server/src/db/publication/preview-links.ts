import { mayPreview } from '@kiosk-admin/api-client'
import type { Db } from '../../dependencies'
import { activeUsers, rightsOf } from '../people/authority'
import { permissionsIn } from '../people/rights'

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
