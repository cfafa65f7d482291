import { type calls, contentTypes } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import { HttpError } from '../http-error'
import type { MallChange } from '../store/change'
import { contentTable } from '../store/content/content-table'
import { mediaTable } from '../store/media/media-table'
import { lockRecords } from '../store/references'
import { lockRows } from '../store/rows'
import { planAnswer, planRemoval, type RemovalPlan, rightsMissing } from './item-removal'
import { requireAccessTo } from './kinds'
import { idsOf, nameOf } from './records'

type Confirmed = z.output<(typeof calls.removeItem)['body']>
type Removed = z.output<(typeof calls.undoItemRemoval)['body']>
type Versioned = { id: string; version: number }

const { item, offer, slideshow } = contentTypes

/** Moves an item and its belongings to the trash. Fails when they differ from the plan that staff confirmed. */
export async function removeWithBelongings(change: MallChange, id: string, confirmed: Confirmed): Promise<Removed> {
  const plan = await lockedPlan(change, id)
  requireAccessTo(change.permissions, 'write', item.type, plan.item.data)
  if (rightsMissing(plan, change.rights).length > 0) throw new HttpError('access_denied')
  if (!isAsConfirmed(plan, confirmed)) {
    throw new HttpError('conflict', { current: planAnswer(plan, change.rights) })
  }
  const slideshows: Removed['slideshows'] = []
  const table = contentTable(slideshow)
  for (const { row, slides } of plan.slideshows) {
    const after = await table.adapter.update(change, row, { ...row.data, slides })
    await table.noteWritten(change, 'replace', after, row)
    slideshows.push({
      id: row.id,
      version: after.version,
      slides: row.data.slides as Removed['slideshows'][number]['slides'],
    })
  }
  const [offers, media] = [idsOf(plan.offers), idsOf(plan.media)]
  if (offers.length > 0) await contentTable(offer).remove(change, offers)
  await contentTable(item).remove(change, [id])
  if (media.length > 0) await mediaTable.remove(change, media)
  return { offers, media, slideshows }
}

/** The plan, with all that it would change locked until the transaction ends. */
async function lockedPlan(change: MallChange, id: string): Promise<RemovalPlan> {
  const { tx: db, mall } = change
  const before = await planRemoval(db, mall.id, id)
  if (!before) throw new HttpError('not_found')
  const locked = await lockRecords(db, contentIdsOf(before))
  const files = idsOf(before.media)
  await lockRows(db, 'media', files)
  const plan = await planRemoval(db, mall.id, id)
  if (!plan) throw new HttpError('not_found')
  const isLocked =
    contentIdsOf(plan).every((one) => locked.has(one)) && plan.media.every((row) => files.includes(row.id))
  // something came to belong to it between the two looks: the next try sees it
  if (!isLocked) throw new HttpError('conflict')
  return plan
}

const contentIdsOf = ({ item: own, offers, slideshows }: RemovalPlan) => [
  own.id,
  ...idsOf(offers),
  ...slideshows.map(({ row }) => row.id),
]

const isAsConfirmed = ({ item: own, offers, media, slideshows }: RemovalPlan, confirmed: Confirmed): boolean =>
  own.version === confirmed.version &&
  sameVersions(offers, confirmed.offers) &&
  sameVersions(media, confirmed.media) &&
  sameVersions(
    slideshows.map(({ row }) => row),
    confirmed.slideshows,
  )

const sameVersions = (rows: readonly Versioned[], confirmed: readonly Versioned[]): boolean =>
  rows.length === confirmed.length &&
  rows.every(({ id, version }) => confirmed.some((one) => one.id === id && one.version === version))

/** Undoes a removal. Slideshows that were changed since are not restored; their names are returned. */
export async function undoRemoval(change: MallChange, id: string, { offers, media, slideshows }: Removed) {
  const { tx, mall } = change
  const locked = await lockRecords(tx, [id, ...offers, ...idsOf(slideshows)])
  const unmoved = slideshows.filter((one) => locked.get(one.id)?.version === one.version)
  // files first: the records that reference them can only be restored afterwards
  if (media.length > 0) await mediaTable.restore(change, media)
  await contentTable(item).restore(change, [id])
  if (offers.length > 0) await contentTable(offer).restore(change, offers)
  for (const { id: slideshowId, slides } of slideshows) {
    const row = locked.get(slideshowId)
    if (row?.mall_id !== mall.id || row.type !== slideshow.type) throw new HttpError('not_found')
    if (row.deleted_at === null && unmoved.some((one) => one.id === slideshowId)) {
      await contentTable(slideshow).write(change, row, { ...row.data, slides })
    }
  }
  const kept = slideshows.filter((one) => !unmoved.includes(one) || locked.get(one.id)?.deleted_at)
  return kept.map((one) => ({ id: one.id, name: nameOf(locked.get(one.id)?.data ?? {}) }))
}
