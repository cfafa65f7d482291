import type { FieldError } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Data } from '../db/records'
import { invalidField } from '../http-error'
import type { Rule, RuleContext } from './rule'

/** Requires a parent of the same type that is no descendant, and other categories of the same type to open. */
export const categoryRule: Rule = async (context) => [
  ...(await wrongParents(context)),
  ...(await wrongTargets(context)),
]

async function wrongParents(context: RuleContext): Promise<FieldError[]> {
  const withParent = context.records.filter(({ data }) => typeof data.parentId === 'string')
  if (withParent.length === 0) return []
  // serialises moves within a mall: two moves of different categories could form a cycle together
  await sql`select pg_advisory_xact_lock(hashtextextended(${context.mall.id}, 1))`.execute(context.db)
  const stored = await ancestorsOf(
    context,
    withParent.map(({ data }) => String(data.parentId)),
  )
  return withParent.flatMap(({ id, data }) => {
    const ancestors = ancestorChain(stored, String(data.parentId))
    const reason = ancestors.some((ancestor) => ancestor.id === id)
      ? 'A category can’t be its own subcategory.'
      : ancestors.some(({ type }) => type !== data.type)
        ? 'It’s of a different type.'
        : undefined
    return reason ? [invalidField('parentId', reason)] : []
  })
}

async function wrongTargets({ db, mall, records }: RuleContext): Promise<FieldError[]> {
  const targets = records.flatMap(({ id, data }) =>
    targetsOf(data).map((target) => ({ id, type: data.type, ...target })),
  )
  if (targets.length === 0) return []
  const stored = await db
    .selectFrom('content')
    .select(['id', sql<number>`cast(data ->> 'type' as integer)`.as('type')])
    .where('mall_id', '=', mall.id)
    .where('type', '=', 'category')
    .where('id', 'in', [...new Set(targets.map(({ opens }) => opens))])
    .execute()
  const typeOf = new Map(stored.map(({ id, type }) => [id, type]))
  return targets.flatMap(({ id, type, path, opens }) => {
    if (opens === id) return [invalidField(path, 'A category can’t open itself.')]
    return typeOf.get(opens) === type ? [] : [invalidField(path, 'It’s of a different type.')]
  })
}

/** The categories that the kiosk opens instead of this one. */
function targetsOf(data: Data): { path: string; opens: string }[] {
  const { kind, categoryId } = data.clickAction as { kind: string; categoryId?: string }
  return [
    { path: 'clickAction.categoryId', opens: kind === 'childCategory' && categoryId },
    { path: 'simpleViewCategoryId', opens: data.dynamicSimpleView === true && data.simpleViewCategoryId },
    { path: 'visitCategoryId', opens: data.dynamicVisit === true && data.visitCategoryId },
  ].flatMap(({ path, opens }) => (typeof opens === 'string' ? [{ path, opens }] : []))
}

type Stored = { id: string; type: number; parent: string | null }

function ancestorChain(stored: ReadonlyMap<string, Stored>, from: string): Stored[] {
  const found = new Set<Stored>()
  // stops if stored data contains a cycle
  for (let one = stored.get(from); one && !found.has(one); one = stored.get(one.parent ?? '')) found.add(one)
  return [...found]
}

async function ancestorsOf({ db, mall }: RuleContext, parentIds: string[]): Promise<Map<string, Stored>> {
  // `union` instead of `union all` stops if stored data contains a cycle
  const { rows } = await sql<Stored>`
    with recursive above as (
      select id, data from content where mall_id = ${mall.id} and id = any(${parentIds}::uuid[])
      union
      select parent.id, parent.data from content parent
      join above on parent.mall_id = ${mall.id} and parent.id = cast(above.data ->> 'parentId' as uuid)
    )
    select id, cast(data ->> 'type' as integer) as type, data ->> 'parentId' as parent from above
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
