import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../dependencies'

/** A query folded as the texts that search reads, and its different words. */
export async function foldedQuery(db: Db, q: string): Promise<{ query: string; words: string[] }> {
  const { rows } = await sql<{ q: string }>`select search_fold(${q}) as q`.execute(db)
  const query = rows[0]?.q ?? ''
  return { query, words: [...new Set(query.split(' '))] }
}

/** Whether a folded text contains all words. */
export const holdsWords = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    sql` and `,
  )})`

type Searched = { text: RawBuilder<unknown>; relatedContains?: (word: string) => RawBuilder<unknown> }

/** The condition of a search: each word occurs in the record's text or in texts of related records. */
export async function containsWords(db: Db, { text, relatedContains }: Searched, q: string) {
  const { query, words } = await foldedQuery(db, q)
  if (query === '') return sql<boolean>`false`
  if (!relatedContains) return holdsWords(text, words)
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`(strpos(${text}, ${word}) > 0 or ${relatedContains(word)})`),
    sql` and `,
  )})`
}
