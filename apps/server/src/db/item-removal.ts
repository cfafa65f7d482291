import {
  type Area,
  contentTypes,
  type ItemRemovalPlan,
  may,
  type RecordOf,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { areaOfRecord } from './kinds'
import { type MediaRow, thumbnailOf } from './media/media'
import { permissionsIn, type Rights } from './people/rights'
import { type ContentRow, idsOf, nameOf } from './records'
import { readableUsages, type Use, usesOf } from './usages'

/** A slideshow after some media are removed, and the effect on its slides. */
export type SlideshowChange = {
  row: ContentRow
  slides: RecordOf<'slideshow'>['slides']
  changed: { name: string; whole: boolean }[]
}

/** The records that are removed together with an item, and those that remain. */
export type RemovalPlan = {
  item: ContentRow
  offers: ContentRow[]
  media: MediaRow[]
  slideshows: SlideshowChange[]
  sharedMedia: { row: MediaRow; usedBy: Use[] }[]
  namedBy: Use[]
}

const inLayer = /^slides\.\d+\.layers\.\d+\.mediaId$/

/** Plans the removal of an item. Returns `undefined` when the item does not exist in this mall. */
export async function planRemoval(db: Db, mallId: string, id: string): Promise<RemovalPlan | undefined> {
  const present = db.selectFrom('content').selectAll().where('mall_id', '=', mallId).where('deleted_at', 'is', null)
  const item = await present.where('id', '=', id).where('type', '=', contentTypes.item.type).executeTakeFirst()
  if (!item) return undefined
  const offers = await present
    .where('type', '=', contentTypes.offer.type)
    .where('id', 'in', (eb) => eb.selectFrom('reference').select('from_id').where('to_id', '=', id))
    .orderBy('id')
    .execute()
  const going = [item, ...offers]
  const files = await filesNamedBy(db, mallId, going)
  const uses = await usesOfFiles(db, files, going)
  const usesOfFile = (file: MediaRow) => uses.filter(({ toId }) => toId === file.id)
  const isOwn = (file: MediaRow) =>
    usesOfFile(file).every(({ type, path }) => type === 'slideshow' && inLayer.test(path))
  const media = files.filter(isOwn)
  const slideshowIds = media.flatMap((file) => idsOf(usesOfFile(file)))
  const slideshows =
    slideshowIds.length > 0 ? await present.where('id', 'in', slideshowIds).orderBy('id').execute() : []
  return {
    item,
    offers,
    media,
    slideshows: slideshows.map((row) => withoutMedia(row, new Set(media.map((file) => file.id)))),
    sharedMedia: files.filter((file) => !isOwn(file)).map((row) => ({ row, usedBy: recordsOf(usesOfFile(row)) })),
    namedBy: recordsOf(await mentionsOf(db, mallId, going)),
  }
}

/** A record may name the same thing in several places. */
const recordsOf = (uses: readonly Use[]): Use[] => [...new Map(uses.map((use) => [use.id, use])).values()]

const filesNamedBy = (db: Db, mallId: string, records: readonly ContentRow[]): Promise<MediaRow[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('reference').select('to_id').where('from_id', 'in', idsOf(records)))
    .orderBy('id')
    .execute()

/** Finds other uses of the files: in fields, by URL in a text, or as the mall's logo, which comes last. */
async function usesOfFiles(db: Db, files: readonly MediaRow[], going: readonly ContentRow[]) {
  if (files.length === 0) return []
  const { rows: texts } = await sql<Use & { toId: string }>`
    select media.id as "toId", 'text' as path, ${named}
    from media
    join content on content.mall_id = media.mall_id and strpos(cast(content.data as text), media.sha256) > 0
    where media.id = any(${idsOf(files)}::uuid[]) and content.id <> all(${idsOf(going)}::uuid[])
      and content.deleted_at is null
  `.execute(db)
  const uses = [...(await usesOf(db, idsOf(files), idsOf(going))), ...texts]
  return uses.toSorted((one, other) => Number(one.type === 'mall') - Number(other.type === 'mall'))
}

const named = sql`content.mall_id as "mallId", content.type, content.id, coalesce(content.data -> 'name', content.data -> 'title') as name,
  content.data -> 'type' as number`

/** Finds other records that reference the removed ones, such as by a link in a text. */
async function mentionsOf(db: Db, mallId: string, going: readonly ContentRow[]): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select 'text' as path, ${named}
    from content
    where content.mall_id = ${mallId} and content.deleted_at is null and content.id <> all(${idsOf(going)}::uuid[])
      and cast(content.data as text) ~ ${idsOf(going).join('|')}
    order by content.id
  `.execute(db)
  return rows
}

/** Removes a slide completely when only texts would remain, because they describe the picture. */
function withoutMedia(row: ContentRow, gone: ReadonlySet<string>): SlideshowChange {
  const changed: SlideshowChange['changed'] = []
  const slides = (row.data.slides as RecordOf<'slideshow'>['slides']).flatMap((slide) => {
    const layers = slide.layers.filter((layer) => layer.kind === 'text' || !gone.has(layer.mediaId ?? ''))
    if (layers.length === slide.layers.length) return [slide]
    const whole = layers.every((layer) => layer.kind === 'text' || layer.mediaId === null)
    changed.push({ name: slide.name, whole })
    return whole ? [] : [{ ...slide, layers }]
  })
  return { row, slides, changed }
}

/** The areas that a removal writes in, and the caller may not. */
export function rightsMissing({ item, offers, media, slideshows }: RemovalPlan, rights: Rights): Area[] {
  const ownArea = areaOfRecord(contentTypes.item.type, item.data)
  if (!ownArea) throw new HttpError('access_denied')
  const touched: Area[] = [
    ownArea,
    ...(offers.length > 0 ? (['Offer'] as const) : []),
    ...(media.length > 0 ? (['MediaLibrary'] as const) : []),
    ...(slideshows.length > 0 ? (['Slideshow'] as const) : []),
  ]
  const permissions = permissionsIn(rights, item.mall_id)
  return touched.filter((area) => !may(permissions, area, 'write'))
}

const namedRow = (row: ContentRow) => ({ id: row.id, version: row.version, name: nameOf(row.data) })

const fileOf = (row: MediaRow) => ({
  ...{ id: row.id, version: row.version, name: row.name, kind: row.kind },
  thumbnailUrl: thumbnailOf(row),
})

/** A plan as the contract answers it. */
export const planAnswer = (plan: RemovalPlan, rights: Rights): ItemRemovalPlan => ({
  item: { ...namedRow(plan.item), type: plan.item.data.type as TypeNumber },
  offers: plan.offers.map(namedRow),
  media: plan.media.map(fileOf),
  slideshows: plan.slideshows.map(({ row, slides, changed }) => ({
    ...namedRow(row),
    kind: row.data.kind as RecordOf<'slideshow'>['kind'],
    slides: changed,
    slidesLeft: slides.length,
  })),
  sharedMedia: plan.sharedMedia.map(({ row, usedBy }) => ({
    ...fileOf(row),
    usedBy: readableUsages(rights, usedBy).usedBy,
  })),
  namedBy: readableUsages(rights, plan.namedBy).usedBy,
  missingRights: rightsMissing(plan, rights),
})
