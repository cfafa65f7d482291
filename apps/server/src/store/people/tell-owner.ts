import type { AccountChange } from '../../mails/account-changed'
import type { Change } from '../change'

type Owner = { id: string; username: string; email: string }

/** Mails to the address before a change of what leads to an account: its user has to know if it was somebody else. */
export async function tellOwner(
  { tx, events }: Pick<Change, 'tx' | 'events'>,
  { id, username: name, email: to }: Owner,
  change: Pick<AccountChange, 'username' | 'fields'>,
): Promise<void> {
  if (change.fields.length === 0) return
  const mall = await tx
    .selectFrom('user_mall')
    .innerJoin('mall', 'mall.id', 'user_mall.mall_id')
    .select('mall.languages')
    .where('user_id', '=', id)
    .orderBy('mall.name')
    .limit(1)
    .executeTakeFirst()
  events.push({ kind: 'accountChanged', to, name, languages: mall?.languages ?? [], ...change })
}
