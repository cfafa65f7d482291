import {
  type Call,
  type Caller,
  type ContentType,
  contentTypes,
  describeFields,
  type LanguageCode,
  peopleTypes,
} from '@kiosk-admin/api-client'
import { allCalls, type SortKind } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import { newId } from '../../../identity'
import { partsOf } from '../../../routes/testing/requests'
import type { TestApp } from '../../../testing/index'
import { ids, testId } from '../../../testing/mall'
import { json } from '../../json'

type Data = Record<string, unknown> & { id: string }
export type Page = { data: Data[]; nextCursor: string | null; total: number }
type Query = Record<string, unknown>

const by = { id: testId(9, 1), name: 'chief' }
const minute = 60_000

/** Texts that differ by language, case, accents and numbers, equal ones and missing ones. */
const localisedTexts: Partial<Record<LanguageCode, string>>[] = [
  { se: 'Ärta', en: 'Pea' },
  { se: 'butik 10' },
  { se: 'butik 9', en: 'Shop 9' },
  { se: 'Butik 9' },
  { se: 'Ål' },
  { se: 'öl', en: 'Ale' },
  { se: 'zon', en: 'Zone' },
  { se: 'alfa' },
  { se: 'alfa', en: 'alpha' },
  { en: 'Only English' },
  { se: 'Éclair, "fin" 😀' },
  { se: 'ærlig' },
]
const plainTexts = localisedTexts.map((texts) => texts.se ?? texts.en ?? '')
const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

/** The values of a field in records that differ. */
function fieldValue(field: ReturnType<typeof describeFields>[number], kind: SortKind, index: number): unknown {
  if (kind === 'localised') return at(localisedTexts, index)
  if (kind === 'number') return 1 + ((index * 7) % 5)
  if (field.type === 'boolean') return index % 2 === 0
  if (field.values) return at(field.values, index)
  if (!field.required && index % 4 === 0) return null
  if (field.format === 'date') return `2026-12-${String(1 + ((index * 5) % 9)).padStart(2, '0')}`
  return at(plainTexts, index).slice(0, field.maxLength)
}

const range = Array.from({ length: 18 }, (_, index) => index)

/** Adds records of all kinds, files, users and groups to the near mall; a third of them are in the trash. */
export async function fillLists({ db, random, clock }: TestApp): Promise<void> {
  const now = clock.now().getTime()
  const common = (index: number) => ({
    id: newId(random, clock.now()),
    created_at: new Date(now - (index % 4) * minute),
    updated_at: new Date(now - ((index * 3) % 5) * minute),
    updated_by: json(by),
    deleted_at: index % 3 === 2 ? new Date(now - (index % 5) * minute) : null,
  })
  for (const type of Object.values<ContentType>(contentTypes)) {
    const create = type.saved ? type.calls.save : type.calls.create
    const { id: _, version: __, ...body } = partsOf(create, { mallId: ids.near, record: () => ids.running }).body
    const fields = describeFields(type)
    const sorts = ownSorts(type.sorts)
    const rows = range.map((index) => {
      const varied = fields.flatMap((field) => {
        const kind = sorts[field.name]
        return kind ? [[field.name, fieldValue(field, kind, index)]] : []
      })
      const data = json({ ...body, ...Object.fromEntries(varied) })
      return { ...common(index), mall_id: ids.near, type: type.type, data, created_by: json(by) }
    })
    await db.insertInto('content').values(rows).execute()
  }
  const files = range.map((index) => ({
    ...common(index),
    ...{ mall_id: ids.near, kind: index % 2 ? ('Image' as const) : ('Document' as const), mime: 'image/png' },
    ...{ name: at(plainTexts, index), extension: 'png', size: (index * 7) % 5, sha256: 'a'.repeat(64), alt: json({}) },
    ...{ width: 1, height: 1, duration: null, focal_point: null, category_id: null, thumbnail_url: null },
  }))
  const groups = range.map((index) => ({
    ...{ ...common(index), deleted_at: null, name: at(plainTexts, index), areas: json([]) },
  }))
  const users = range.map((index) => ({
    ...common(index),
    ...{ username: `${index % 2 ? 'Nils' : 'anna'}-${index}`, email: `${'abc'.charAt(index % 3)}@example.com` },
    ...{ password_hash: 'none', group_id: at(groups, index).id },
    status: index % 2 ? ('Active' as const) : ('InActive' as const),
    last_sign_in_at: index % 3 ? new Date(now - index * minute) : null,
  }))
  await db.insertInto('media').values(files).execute()
  await db.insertInto('user_group').values(groups).execute()
  await db.insertInto('user_account').values(users).execute()
  await db
    .insertInto('user_mall')
    .values(users.map(({ id }) => ({ user_id: id, mall_id: ids.near })))
    .execute()
}

const mediaSorts = { name: 'text', kind: 'code', size: 'number', createdAt: 'time', updatedAt: 'time' } as const
const trashSorts = { name: 'localised', resource: 'code', deletedAt: 'time' } as const

/** Sorts by values that records have themselves; those by names, states and hours are tested in filters.test.ts. */
const ownSorts = (sorts: Readonly<Record<string, SortKind>>) =>
  Object.fromEntries(Object.entries(sorts).filter(([, kind]) => !['hours', 'name', 'state'].includes(kind)))

function sortsOf({ name }: Call): Readonly<Record<string, SortKind>> {
  const [resource = ''] = name.split('.')
  const kinds = [...Object.values<Pick<ContentType, 'type' | 'sorts'>>(contentTypes), ...Object.values(peopleTypes)]
  if (resource === 'trash') return trashSorts
  return ownSorts(kinds.find(({ type }) => type === resource)?.sorts ?? mediaSorts)
}

/** A list and its page, with the sorts that the contract allows. */
export type List = ReturnType<typeof listOf>

function listOf(page: Call) {
  const { method, path } = page
  const whole = allCalls.find((call) => !call.selectedBy && call.method === method && call.path === path)
  if (!whole) throw new Error(`${page.name} is the page of no list`)
  const given = {
    params: { mallId: ids.near, kind: 'Image', type: '1' },
    query: path.includes('{mallId}') || path.startsWith('/User') ? {} : { mallId: ids.near },
  }
  const sorts = sortsOf(page)
  return {
    name: page.name,
    page,
    sorts,
    orders: Object.keys(sorts).flatMap((name) => [name, `-${name}`]),
    /** Whether the whole list can be sorted and searched, too. */
    sortsWhole: !page.name.startsWith('mediaLibrary.'),
    query: given.query,
    params: given.params,
    async readWhole(client: Caller, query: Query = {}): Promise<Data[]> {
      const answer = await client.callDynamic(whole, { ...given, query: { ...given.query, ...query } })
      return Array.isArray(answer) ? answer : (answer as Page).data
    },
    readPage: (client: Caller, query: Query): Promise<Page> =>
      client.callDynamic(page, { ...given, query: { ...given.query, ...query } }) as Promise<Page>,
  }
}

/** Every list that has pages. */
export const lists = allCalls.filter(({ selectedBy }) => selectedBy).map(listOf)

/** All pages of a list, one after the other; `between` runs before each but the first. */
export async function walkPages(
  client: Caller,
  list: List,
  query: Query,
  between: (page: Page) => Promise<void> = async () => {},
): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await list.readPage(client, { ...query, cursor })
    pages.push(page)
    if (page.nextCursor === null) return pages
    await between(page)
    cursor = page.nextCursor
  }
}

/** Sorts records as the contract says: empty values last, equal ones by id. */
export function sortRecords(
  { sorts }: Pick<List, 'sorts'>,
  records: readonly Data[],
  sort: string,
  { languages, compare }: { languages: LanguageCode[]; compare(one: string, other: string): number },
): Data[] {
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  const kind = sorts[field]
  const key = (record: Data) => {
    const value = record[field]
    const texts = value as Partial<Record<LanguageCode, string>> | null
    const text =
      kind === 'localised' && typeof value === 'object' ? languages.map((one) => texts?.[one]).find(Boolean) : value
    return text === '' ? undefined : (text ?? undefined)
  }
  const compareKeys = (one: unknown, other: unknown) => {
    if (kind === 'number') return Number(one) - Number(other)
    const [a, b] = [String(one), String(other)]
    const byText = kind === 'text' || kind === 'localised' ? compare(a, b) : 0
    return byText || Buffer.compare(Buffer.from(a), Buffer.from(b))
  }
  return records.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === undefined || b === undefined) {
      const empty = Number(a === undefined) - Number(b === undefined)
      return empty || (one.id < other.id ? -1 : 1)
    }
    const order = compareKeys(a, b)
    return (descending ? -order : order) || (one.id < other.id ? -1 : 1)
  })
}

/** Takes a record out of its list, into or out of the trash, past the calls. */
export async function takeOut({ db, clock }: TestApp, { name }: List, id: string): Promise<void> {
  const deletedAt = name.startsWith('trash.') ? null : clock.now()
  for (const table of ['content', 'media', 'user_account', 'user_group'] as const) {
    await db.updateTable(table).set({ deleted_at: deletedAt }).where('id', '=', id).execute()
  }
}

/** Gives a record another name past the calls. */
export async function rename({ db }: TestApp, id: string): Promise<void> {
  const names = sql`case jsonb_typeof(data -> 'name') when 'object' then '{"se":"M"}'::jsonb else '"M"'::jsonb end`
  await sql`update content set data = data || jsonb_build_object('name', ${names}) where id = ${id}`.execute(db)
  await sql`update media set name = 'M' where id = ${id}`.execute(db)
  await sql`update user_group set name = 'M' where id = ${id}`.execute(db)
  await sql`update user_account set username = 'm' || right(id::text, 8) where id = ${id}`.execute(db)
}
