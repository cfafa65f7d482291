import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { publishedAs, type SnapshotRow } from './snapshot'

/** The words of a text, or of rich text, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Every word of a publication, in all languages. */
export async function wordsOfPublication(db: Db, publicationId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Pick<SnapshotRow, 'data'>>`
    select data from (${publishedAs(publicationId)}) source
  `.execute(db)
  return new Set(rows.flatMap(({ data }) => stringsIn(data)).flatMap(wordsOf))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
