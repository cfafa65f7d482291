import { audit } from '../../store/audit'
import { updateRow } from '../../store/rows'
import { accountEntry } from '../audit/accounts'
import { endPreviewLinksOf } from '../publication/preview-links'
import type { Author } from '../schema'
import type { Stamp } from '../transaction'
import { clearTries } from './sign-in'

type NewPassword = {
  passwordHash: string
  /** The session that is not ended. */
  sessionId?: string
}

/** Writes a user's new password, and ends what the former one opened. Returns the hashes of the ended sessions. */
export async function writePassword(
  stamp: Stamp,
  user: Author,
  { passwordHash, sessionId = '' }: NewPassword,
): Promise<string[]> {
  const { tx } = stamp
  await updateRow(stamp, 'user_account', user.id, { password_hash: passwordHash })
  const ended = await tx
    .deleteFrom('session')
    .where('user_id', '=', user.id)
    .where('token_hash', '!=', sessionId)
    .returning('token_hash')
    .execute()
  await tx.deleteFrom('password_link').where('user_id', '=', user.id).execute()
  await clearTries(tx, user.name)
  await endPreviewLinksOf(tx, [user.id])
  await audit(stamp, [accountEntry(user, 'password')])
  return ended.map(({ token_hash }) => token_hash)
}
