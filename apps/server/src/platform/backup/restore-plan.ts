// What an archive may load: nothing of its text becomes SQL.

import type { End, Manifest, TableShape } from './archive'

type Shape = Pick<Manifest, 'tables'>

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join()

/** Whether a parsed `manifest.json` has the form of one. */
export function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false
  const { migrations, tables, partitions }: Partial<Record<keyof Manifest, unknown>> = value
  return (
    isTexts(migrations) &&
    Array.isArray(tables) &&
    tables.every((table) => isText(table?.name) && isTexts(table.columns) && isTexts(table.numbered)) &&
    Array.isArray(partitions) &&
    partitions.every((partition) => isText(partition?.name) && isText(partition.parent))
  )
}

/** Whether a parsed `end.json` has the form of one. */
export function isEnd(value: unknown): value is End {
  if (typeof value !== 'object' || value === null) return false
  const { rows, files, sha256, damaged }: Partial<Record<keyof End, unknown>> = value
  const counts = typeof rows === 'object' && rows !== null && Object.values(rows).every(Number.isInteger)
  return counts && Number.isInteger(files) && isText(sha256) && (damaged === undefined || isTexts(damaged))
}

/**
 * The tables of an archive in its order, as the migrated database has them. `undefined` if the database has no such table,
 * or one with other columns.
 */
export function tablesToLoad({ tables: archived }: Shape, { tables: existing }: Shape): TableShape[] | undefined {
  const byName = new Map(existing.map((table) => [table.name, table]))
  const found = archived.flatMap(({ name, columns, numbered }) => {
    const table = byName.get(name)
    byName.delete(name)
    return table && isSame(table.columns, columns) && isSame(table.numbered, numbered) ? { ...table, columns } : []
  })
  return found.length === archived.length ? found : undefined
}
