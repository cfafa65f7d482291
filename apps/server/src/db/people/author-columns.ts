import { type SelectType, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { formerUser } from '../audit/authors'
import { json } from '../json'
import type { Author, Database } from '../schema'

type IsAuthor<T> = [NonNullable<T>, Author] extends [Author, NonNullable<T>] ? true : false
type AuthorColumn<T> = { [K in keyof T & string]: IsAuthor<SelectType<T[K]>> extends true ? K : never }[keyof T &
  string]
/** The audit erases by its own rules. */
type Tables = Omit<Database, 'audit_personal'>
type AuthorColumns = {
  [T in keyof Tables as AuthorColumn<Tables[T]> extends never ? never : T]: {
    key: keyof Tables[T] & string
    columns: Record<AuthorColumn<Tables[T]>, true>
  }
}

const ofRecord = { key: 'id', columns: { created_by: true, updated_by: true } } as const

/** The columns that name an author, and their table's key. A missing column does not compile. */
const authorColumns: AuthorColumns = {
  mall: { key: 'id', columns: { created_by: true, updated_by: true, users_updated_by: true } },
  content: ofRecord,
  user_group: ofRecord,
  user_account: ofRecord,
  station: ofRecord,
  station_event: { key: 'id', columns: { by: true } },
  media: { key: 'id', columns: { updated_by: true } },
  media_category: ofRecord,
  publication: { key: 'id', columns: { published_by: true } },
  sms_settings: { key: 'mall_id', columns: { updated_by: true } },
}

const tables = Object.entries(authorColumns).map(([table, { key, columns }]) => {
  return { table, key, columns: Object.keys(columns) }
})

/** Rows of one statement, so that it ends within its timeout. */
const batch = 2_000

/** Where a table's row names the user. */
const naming = (columns: readonly string[], userId: string) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} ->> 'id' = ${userId}`),
    sql` or `,
  )

/** Replaces a user by "former user" in all records, without new versions. Returns the number of changed records. */
export async function eraseAuthor(tx: Db, userId: string): Promise<number> {
  let count = 0
  for (const { table, key, columns } of tables) {
    const values = columns.map(
      (column) => sql`${sql.ref(column)} =
        case when ${sql.ref(column)} ->> 'id' = ${userId} then ${json(formerUser)} else ${sql.ref(column)} end`,
    )
    for (let changed = batch; changed === batch; ) {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sql.join(values)} where ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)} where ${naming(columns, userId)}
          order by ${sql.ref(key)} limit ${batch} for update
        )
      `.execute(tx)
      changed = Number(numAffectedRows)
      count += changed
    }
  }
  return count
}

export type AuthoredRecord = { table: string; id: string; columns: string[] }

/** The records that name the user as an author, with the columns that do, some at a time. */
export async function* authoredRecords(db: Db, userId: string): AsyncGenerator<AuthoredRecord[]> {
  for (const { table, key, columns } of tables) {
    const named = columns.map((column) => sql`case when ${naming([column], userId)} then ${column}::text end`)
    let last: string | null = null
    do {
      const { rows } = await sql<{ id: string; columns: string[] }>`
        select ${sql.ref(key)}::text as id, to_jsonb(array_remove(array[${sql.join(named)}], null)) as columns
        from ${sql.table(table)}
        where (${naming(columns, userId)}) and (${last}::text is null or ${sql.ref(key)}::text > ${last})
        order by ${sql.ref(key)}::text limit ${batch}
      `.execute(db)
      yield rows.map((row) => ({ table, ...row }))
      last = rows.length === batch ? (rows.at(-1)?.id ?? null) : null
    } while (last !== null)
  }
}
