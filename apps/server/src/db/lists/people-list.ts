import type { LanguageCode } from '@kiosk-admin/api-client'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { Holding } from '../people/rights'
import { filteredUsers, groupNamesOfUser, type UserFilter, visibleGroups } from '../people/user-lists'
import { codeColumn, languagesOf, textColumn, timeColumn } from './columns'
import { type ListQuery, type ListSource, type Selected, selectPage } from './page'

export type PeopleQuery = ListQuery & UserFilter

/** Who reads the list, and the language of its texts when the query names none. */
type Reader = { author: Holding; defaultLanguage: LanguageCode }

/** Selects a page of the users or groups that exist for the author. */
export function selectPeople(
  db: Db,
  resource: 'User' | 'UserGroup',
  { author, defaultLanguage }: Reader,
  query: PeopleQuery,
): Promise<Selected> {
  const { language } = languagesOf([defaultLanguage], query.language)
  const text = (column: RawBuilder<unknown>) => textColumn(column, { language })
  const times = { createdAt: timeColumn(sql`created_at`), updatedAt: timeColumn(sql`updated_at`) }
  const sources: Record<typeof resource, ListSource> = {
    User: {
      from: sql`${db
        .selectFrom('user_account')
        .selectAll()
        .select(groupNamesOfUser(author))
        .where(filteredUsers(author, query))
        .where('deleted_at', 'is', null)}`,
      columns: {
        ...times,
        username: text(sql`username`),
        email: text(sql`email`),
        status: codeColumn(sql`status`),
        lastSignInAt: timeColumn(sql`last_sign_in_at`),
        groupId: text(sql`group_names`),
      },
      order: [{ value: sql`lower(username)` }],
      text: sql`search_fold(username || ' ' || email || ' ' || coalesce(group_names, ''))`,
    },
    UserGroup: {
      from: sql`${db
        .selectFrom('user_group')
        .selectAll()
        .where(visibleGroups(author))
        .where('deleted_at', 'is', null)}`,
      columns: { ...times, name: text(sql`name`) },
      order: [{ value: sql`lower(name)` }],
      text: sql`search_fold(name)`,
    },
  }
  return selectPage(db, sources[resource], { ...query, of: resource })
}
