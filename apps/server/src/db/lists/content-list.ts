import {
  type ContentStatus,
  describeFields,
  type LanguageCode,
  type MallClock,
  type Option,
  type Status,
  type TypeNumber,
  type Visibility,
  weekOf,
} from '@kiosk-admin/api-client'
import { contentStatus, type SortKind, type StoredKind } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { json } from '../json'
import { kindOf } from '../kinds'
import {
  currentSnapshot,
  differencesBetween,
  lastPublished,
  type SnapshotRow,
  selectIds,
} from '../publication/snapshot'
import { type Data, recordOf } from '../records'
import { codeColumn, jsonColumn, type Languages, numberColumn, textColumn, timeColumn } from './columns'
import { hoursColumn } from './hours-column'
import { type ListQuery, type Selected, type SortColumn, selectPage } from './page'
import { readVisibility, selectDrafts } from './visibility'

type Reading = {
  type: StoredKind
  mallId: string
  /** Which of the three types the reader may see; absent for a kind without types. */
  types?: readonly TypeNumber[] | undefined
  /** By id, the value of a field, the id of a referenced record, a state or a language without text. */
  filters?: Record<string, unknown>
  /** The languages of the mall, for texts that one of them lacks. */
  languages?: readonly LanguageCode[]
  /** The day in the mall, for records that start or end in its week. */
  today?: string
  /** The states of records, for lists that are sorted or filtered by them. */
  states?: States | undefined
  /** Whether records include the fields that lists omit. */
  longFields?: boolean
  /** Only these records. */
  ids?: readonly string[] | undefined
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const any = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`

const jsonTexts = (values: readonly unknown[]) =>
  sql`array(select jsonb_array_elements_text(${json(values.map(String))}))`

const uuids = (ids: Iterable<string>) => sql`${[...ids]}::uuid[]`

const oneOf = (ids: readonly string[]) => sql`any(${uuids(ids)})`

/** The conditions of every list. */
const belonging = ({ type, mallId, types, ids, ...reading }: Reading) => [
  sql`content.mall_id = ${mallId}`,
  sql`content.type = ${type.type}`,
  sql`content.deleted_at is null`,
  ...(types ? [sql`cast(content.list_fields ->> 'type' as integer) in (${sql.join([0, ...types])})`] : []),
  ...(ids ? [sql`content.id = ${oneOf(ids)}`] : []),
  ...Object.entries(reading.filters ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [filtered({ type, ...reading }, name, [value].flat().map(String))],
  ),
]

/** A filter has one of several values. Where no field has its name, they are ids of referenced records. */
function filtered(reading: Omit<Reading, 'mallId'>, name: string, values: string[]): RawBuilder<unknown> {
  const { type, languages = [], today = '', states } = reading
  if (name === 'record') return sql`content.id = ${oneOf(values)}`
  if (name === 'contentStatus') return sql`${states?.contentStatus} = any(${jsonTexts(values)})`
  if (name === 'visibility')
    return sql`content.id = ${oneOf(values.flatMap((state) => states?.visible.get(state) ?? []))}`
  if (name === 'untranslated') return lacksText(languages, values)
  if (name === 'week')
    return any(values.map((edge) => isInWeek(edge === 'starts' ? type.firstDay : type.lastDay, today)))
  if (name === 'without') return any(values.map((field) => sql`content.data ->> ${field} is null`))
  if ((type.fieldNames as string[]).includes(name))
    return sql`coalesce(content.list_fields ->> ${name}, 'none') = any(${jsonTexts(values)})`
  return sql`exists (
    select from reference
    where reference.mall_id = content.mall_id and reference.from_id = content.id and reference.to_id = ${oneOf(values)}
  )`
}

/** Whether the day at a dotted path is in the week of `today`. */
function isInWeek(path: string | undefined, today: string) {
  const { first, last } = weekOf(today)
  return sql`content.data #>> string_to_array(${path}, '.') between ${first} and ${last}`
}

/** Whether some text of a record is written in one of the mall's languages, but not in all of `codes`. */
const lacksText = (languages: readonly string[], codes: readonly string[]) => sql`exists (
  select from jsonb_path_query(content.data, '$.** ? (@.type() == "object")') texts
  where exists (select from unnest(${jsonTexts(languages)}) code where jsonb_typeof(texts -> code) = 'string')
    and exists (
      select from unnest(${jsonTexts(codes.filter((code) => languages.includes(code)))}) code
      where jsonb_typeof(texts -> code) is distinct from 'string'
    )
)`

/** What divides a kind into levels; records without a parent come first. */
const levelsOf = ({ level }: StoredKind) =>
  level.map((field) => codeColumn(sql`coalesce(list_fields ->> ${field}, '')`))

const order = ({ type }: Reading) =>
  type.ordered
    ? sql.join([
        ...levelsOf(type).map(({ value }) => value),
        sql`cast(content.list_fields ->> 'index' as integer), content.created_at, content.id`,
      ])
    : sql`content.created_at, content.id`

/** Lists the records of a kind in a mall, each with its content status and whether visitors see it. */
export async function listRecords(db: Db, reading: Reading, clock: MallClock): Promise<Data[]> {
  const { ids } = reading
  const { rows } = await sql<Parameters<typeof recordOf>[0]>`
    select content.id, content.mall_id, content.data, content.version, content.created_at, content.updated_at, content.updated_by
    from content
    where ${all(belonging(reading))}
    order by ${order(reading)}
  `.execute(db)
  const statesOf = await readStates(db, reading, clock)
  const belongings = await Promise.all(
    Object.entries(reading.type.alsoListed).map(async ([name, { type, by }]) => {
      const kind = kindOf(type)
      if (!kind) throw new Error(`There is no kind ${type}`)
      const filters = ids ? { [by]: ids } : {}
      const all = await listRecords(db, { type: kind, mallId: reading.mallId, filters }, clock)
      return [name, Map.groupBy(all, (record) => record[by])] as const
    }),
  )
  const leftOut = describeFields(reading.type)
    .filter(({ name, localised }) => localised && reading.type.notInList.includes(name))
    .map(({ name }) => name)
  return rows.map((row) => {
    const record: Data = { ...recordOf(row), ...statesOf(row) }
    if (leftOut.length > 0)
      record.writtenIn = Object.fromEntries(leftOut.map((name) => [name, languagesOf(record[name])]))
    if (!reading.longFields) for (const name of reading.type.notInList) delete record[name]
    for (const [name, byRecord] of belongings) record[name] = byRecord.get(row.id) ?? []
    return record
  })
}

const languagesOf = (texts: unknown) => Object.keys(texts ?? {})

/** The states of the records of a kind. */
type States = {
  /** The content status, as an expression of the table `content`. */
  contentStatus: RawBuilder<unknown>
  /** Ids by what visitors see. */
  visible: ReadonlyMap<string, readonly string[]>
}

/** Reads the states of all records of a kind, for lists that are sorted or filtered by them. */
export async function selectStates(
  db: Db,
  reading: Pick<Reading, 'mallId' | 'type'>,
  clock: MallClock,
): Promise<States> {
  const [before, after] = snapshotsOf(reading, clock)
  const published = uuids(await selectIds(db, before))
  const different = uuids(await selectIds(db, differencesBetween(before, after)))
  const visibilityOf = await readVisibility(db, reading, before, clock)
  const drafts = await selectDrafts(db, reading)
  const byState = Map.groupBy(drafts, (draft) => visibilityOf(draft).state as string)
  return {
    // subqueries, which PostgreSQL hashes; an array would be searched for each record
    contentStatus: sql`case
      when content.id not in (select unnest(${published})) then 'unpublished'
      when content.id in (select unnest(${different})) then 'changed'
      else 'published'
    end`,
    visible: new Map([...byState].map(([state, records]) => [state, records.map(({ id }) => id)])),
  }
}

/** The records of a kind, or some of them, as they are published and as Publish would publish them. */
function snapshotsOf({ mallId, type, ids }: Pick<Reading, 'mallId' | 'type' | 'ids'>, clock: MallClock) {
  // the other kinds of a mall would take most of the time
  // whether a record has moved depends on the others of its level
  const some = ids && !type.ordered
  const condition = all([sql`type = ${type.type}`, ...(some ? [sql`record_id = ${oneOf(ids)}`] : [])])
  const within = (snapshot: RawBuilder<SnapshotRow>) =>
    sql<SnapshotRow>`select * from (${snapshot}) snapshot where ${condition}`
  return [within(lastPublished(mallId)), within(currentSnapshot(mallId, clock.today))] as const
}

type RecordStates = { contentStatus: ContentStatus; visibility: Visibility }

/**
 * Compares records with the last publication. These are queries of their own: without table statistics, PostgreSQL may
 * join them by nested loops.
 */
async function readStates(
  db: Db,
  reading: Pick<Reading, 'mallId' | 'type' | 'ids'>,
  clock: MallClock,
): Promise<(row: { id: string; data: object }) => RecordStates> {
  const [before, after] = snapshotsOf(reading, clock)
  const published = await selectIds(db, before)
  const different = await selectIds(db, differencesBetween(before, after))
  const visibilityOf = await readVisibility(db, reading, before, clock)
  return (row) => ({
    contentStatus: !published.has(row.id) ? 'unpublished' : different.has(row.id) ? 'changed' : 'published',
    visibility: visibilityOf(row),
  })
}

/** Selects a page of the records of a kind; `today` is the day in the mall. */
export function selectRecords(
  db: Db,
  { sorts, ...reading }: Reading & { sorts: Record<string, SortKind>; today: string },
  languages: Languages,
  list: ListQuery,
): Promise<Selected> {
  const { type, mallId, filters, states, today } = reading
  const created = timeColumn(sql`created_at`)
  const from = sql`
    select id, data, list_fields, created_at, updated_at, search_text, ${states?.contentStatus ?? sql`null`} as content_status
    from content where ${all(belonging(reading))}
  `
  const columnOf = (name: string, kind: SortKind): SortColumn => {
    if (kind === 'time') return timeColumn(name === 'createdAt' ? sql`created_at` : sql`updated_at`)
    if (kind === 'state') return numberColumn(sql`array_position(${jsonTexts(contentStatus.options)}, content_status)`)
    if (kind === 'hours') return hoursColumn(mallId, today)
    if (kind === 'name') return textColumn(namesOf(mallId, name, languages), languages)
    return jsonColumn(sql`list_fields`, name, kind, languages)
  }
  const columns = Object.entries(sorts).map(([name, kind]): [string, SortColumn] => [name, columnOf(name, kind)])
  const references = Object.keys(sorts).filter((name) => sorts[name] === 'name')
  return selectPage(
    db,
    {
      from,
      columns: Object.fromEntries(columns),
      order: type.ordered ? [...levelsOf(type), numberColumn(sql`(list_fields ->> 'index')`), created] : [created],
      text: sql`search_text`,
      relatedContains: (word) =>
        sql`record.id in (
          select from_id ${referencedBy(mallId, references)} and strpos(named.search_name, ${word}) > 0
        )`,
    },
    { ...list, of: JSON.stringify([type.type, mallId, filters]) },
  )
}

/** The records that these fields reference, as `named`. */
const referencedBy = (mallId: string, fields: readonly string[]) => sql`
  from reference join content named on named.mall_id = reference.mall_id and named.id = reference.to_id
  where reference.mall_id = ${mallId} and split_part(reference.path, '.', 1) = any(${jsonTexts(fields)})
`

/** The names of the records that a field references, in its order. */
const namesOf = (mallId: string, field: string, { language, first }: Languages) => sql`(
  select string_agg(
    coalesce(named.list_fields -> 'name' ->> ${language}, named.list_fields -> 'name' ->> ${first}), ', '
    order by length(reference.path), reference.path
  ) ${referencedBy(mallId, [field])} and reference.from_id = record.id
)`

/** Lists the short form of records, for choosing one. */
export async function listOptions(db: Db, reading: Reading): Promise<Option[]> {
  const { rows } = await sql<{
    id: string
    name: unknown
    status: Status
    parent: string | null
    thumbnail: string | null
  }>`
    select content.id, content.data -> 'name' as name, content.status, content.data ->> 'parentId' as parent,
      media.url as thumbnail
    from content
    left join media on media.mall_id = content.mall_id and media.deleted_at is null
      and media.id = cast(coalesce(content.data ->> 'logoId', content.data ->> 'imageId') as uuid)
    where ${all(belonging(reading))}
    order by ${order(reading)}
  `.execute(db)
  const hasParent = (reading.type.fieldNames as string[]).includes('parentId')
  return rows.map(({ id, name, status, parent, thumbnail }) => ({
    id,
    name,
    status,
    ...(hasParent ? { parentId: parent } : {}),
    thumbnailUrl: thumbnail,
  }))
}
