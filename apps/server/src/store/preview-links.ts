import { previewEntry } from '../db/publication/preview-links'
import { hashCredential, newCredential, newId } from '../identity'
import { audit } from './audit'
import type { MallChange } from './change'

const lasts = 24 * 3_600_000

/** Creates a link to the draft of the mall. Its token is returned once and stored as a hash. */
export async function createPreviewLink(change: MallChange): Promise<{ token: string; expiresAt: Date }> {
  const { tx, mall, by, random, now } = change
  await tx.deleteFrom('preview_link').where('expires_at', '<=', now).execute()
  const id = newId(random, now)
  const token = newCredential(random, 'preview')
  const expiresAt = new Date(now.getTime() + lasts)
  await tx
    .insertInto('preview_link')
    .values({
      ...{ id, token_hash: await hashCredential(token), mall_id: mall.id, user_id: by.id },
      ...{ created_at: now, expires_at: expiresAt },
    })
    .execute()
  await audit(change, [previewEntry(mall.id, id, 'previewLink')])
  return { token, expiresAt }
}

/** Ends the author's links to the draft of the mall. Returns the number of those that still opened it. */
export async function endPreviewLinks(change: MallChange): Promise<number> {
  const { tx, mall, by, now } = change
  const links = await tx
    .deleteFrom('preview_link')
    .where('mall_id', '=', mall.id)
    .where('user_id', '=', by.id)
    .returning(['id', 'expires_at'])
    .execute()
  const ended = links.filter(({ expires_at }) => expires_at > now)
  await audit(
    change,
    ended.map(({ id }) => previewEntry(mall.id, id, 'previewEnd')),
  )
  return ended.length
}
