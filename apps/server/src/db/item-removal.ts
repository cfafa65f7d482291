import {
  type Area,
  areaOf,
  contentTypes,
  type ItemRemovalPlan,
  may,
  type Permissions,
  type RecordOf,
  type TypeNumber,
  type Usage,
} from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { placeholderUrl } from '../media/placeholder'
import type { MediaRow } from '../store/media/media'
import { type ContentRow, nameOf } from '../store/records'
import { readableUsages, resourceOf } from '../store/references'

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
  sharedMedia: { row: MediaRow; usedBy: Usage[] }[]
  namedBy: Usage[]
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
  const usages = await usagesByFile(db, mallId, files, going)
  const usesOf = (file: MediaRow) => usages.filter(({ fileId }) => fileId === file.id)
  const isOwn = (file: MediaRow) => usesOf(file).every(({ type, path }) => type === 'slideshow' && inLayer.test(path))
  const media = files.filter(isOwn)
  const slideshowIds = media.flatMap((file) => usesOf(file).map(({ usage }) => usage.id))
  const slideshows =
    slideshowIds.length > 0 ? await present.where('id', 'in', slideshowIds).orderBy('id').execute() : []
  return {
    item,
    offers,
    media,
    slideshows: slideshows.map((row) => withoutMedia(row, new Set(media.map((file) => file.id)))),
    sharedMedia: files
      .filter((file) => !isOwn(file))
      .map((row) => ({ row, usedBy: recordsOf(usesOf(row).map(({ usage }) => usage)) })),
    namedBy: recordsOf(await mentionsOf(db, mallId, going)),
  }
}

/** A record may name the same thing in several places. */
const recordsOf = (usages: readonly Usage[]): Usage[] => [...new Map(usages.map((usage) => [usage.id, usage])).values()]

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const filesNamedBy = (db: Db, mallId: string, records: readonly ContentRow[]): Promise<MediaRow[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('reference').select('to_id').where('from_id', 'in', idsOf(records)))
    .orderBy('id')
    .execute()

type FileUsage = { fileId: string; type: string; path: string; usage: Usage }

/** Finds other uses of the files: in fields, as a mall's logo, or by URL in a text. */
async function usagesByFile(
  db: Db,
  mallId: string,
  files: readonly MediaRow[],
  going: readonly ContentRow[],
): Promise<FileUsage[]> {
  if (files.length === 0) return []
  const { rows } = await sql<ContentUsage & { fileId: string }>`
    select reference.to_id as "fileId", reference.path, ${named}
    from reference
    join content on content.mall_id = reference.mall_id and content.id = reference.from_id
    where reference.to_id in (${sql.join(idsOf(files))}) and content.id not in (${sql.join(idsOf(going))})
      and content.deleted_at is null
    union all
    select media.id, 'text', ${named}
    from media
    join content on content.mall_id = media.mall_id and strpos(cast(content.data as text), media.sha256) > 0
    where media.id in (${sql.join(idsOf(files))}) and content.id not in (${sql.join(idsOf(going))})
      and content.deleted_at is null
  `.execute(db)
  const malls = await db
    .selectFrom('mall')
    .select(['id', 'name', 'icon_id'])
    .where('id', '=', mallId)
    .where('icon_id', 'in', idsOf(files))
    .execute()
  return [
    ...rows.map(({ fileId, ...row }) => ({ fileId, type: row.type, path: row.path, usage: usageOf(row) })),
    ...malls.map(({ id, name, icon_id }) => ({
      fileId: icon_id ?? '',
      type: 'mall',
      path: 'iconId',
      usage: { resource: 'Mall', id, name, path: 'iconId' },
    })),
  ]
}

type ContentUsage = { type: string; id: string; name: unknown; number: TypeNumber | null; path: string }

const named = sql`content.type, content.id, coalesce(content.data -> 'name', content.data -> 'title') as name,
  content.data -> 'type' as number`

const usageOf = ({ type, id, name, number, path }: ContentUsage): Usage => ({
  ...{ resource: resourceOf(type), id, name, path },
  ...(number === null ? {} : { type: number }),
})

/** Finds other records that reference the removed ones, such as by a link in a text. */
async function mentionsOf(db: Db, mallId: string, going: readonly ContentRow[]): Promise<Usage[]> {
  const { rows } = await sql<ContentUsage>`
    select 'text' as path, ${named}
    from content
    where content.mall_id = ${mallId} and content.deleted_at is null and content.id not in (${sql.join(idsOf(going))})
      and cast(content.data as text) ~ ${idsOf(going).join('|')}
    order by content.id
  `.execute(db)
  return rows.map(usageOf)
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
export function rightsMissing({ item, offers, media, slideshows }: RemovalPlan, permissions: Permissions): Area[] {
  const ownArea = areaOf(contentTypes.item.area, item.data.type as TypeNumber)
  if (!ownArea) throw new HttpError('access_denied')
  const touched: Area[] = [
    ownArea,
    ...(offers.length > 0 ? (['Offer'] as const) : []),
    ...(media.length > 0 ? (['MediaLibrary'] as const) : []),
    ...(slideshows.length > 0 ? (['Slideshow'] as const) : []),
  ]
  return touched.filter((area) => !may(permissions, area, 'write'))
}

const namedRow = (row: ContentRow) => ({ id: row.id, version: row.version, name: nameOf(row.data) })

const fileOf = ({ id, version, name, kind, thumbnail_url, extension }: MediaRow) => ({
  ...{ id, version, name, kind },
  thumbnailUrl: thumbnail_url ?? placeholderUrl(extension),
})

/** A plan as the contract answers it. */
export const planAnswer = (plan: RemovalPlan, permissions: Permissions): ItemRemovalPlan => ({
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
    usedBy: readableUsages(permissions, usedBy).usedBy,
  })),
  namedBy: readableUsages(permissions, plan.namedBy).usedBy,
  missingRights: rightsMissing(plan, permissions),
})
