// Helpers of the preview: unsaved records, publication status, and the time to show.

import { type ContentType, contentTypes, type MallSnapshot, type PreviewRecord } from '@kiosk-admin/api-client'
import { dayInZone } from '@kiosk-admin/ui/headless'
import type { ShownRecord } from '../address'
import type { Page } from './page'

/** The page that shows a record; `undefined` for slideshows, which only the start page shows. */
export function pageOfRecord({ kind, id }: ShownRecord): Page | undefined {
  switch (kind) {
    case 'item':
    case 'service':
      return { at: kind, id }
    case 'category':
      return { at: 'category', id, view: 'tiles' }
    case 'event':
      return { at: 'events' }
    case 'offer':
      return { at: 'offers' }
    case 'garage':
    case 'floor':
      return { at: 'parking' }
    case 'place':
      return { at: 'surroundingArea' }
    case 'infoPage':
      return { at: 'information' }
    case 'slideshow':
      return
    default:
      return { at: 'record', kind, id }
  }
}

/** The draft with one record replaced by its unsaved version, or added at the end. */
export function withRecord(draft: MallSnapshot, { kind, record, media }: PreviewRecord): MallSnapshot {
  const saved = draft.records[kind] ?? []
  const isSaved = saved.some(({ id }) => id === record.id)
  const records = isSaved ? saved.map((one) => (one.id === record.id ? record : one)) : [...saved, record]
  return { ...draft, records: { ...draft.records, [kind]: records }, media: { ...draft.media, ...media } }
}

/** The publication status that the preview's band names: of one record, or of the whole draft. */
export function previewStatus(
  draft: MallSnapshot,
  shown: ShownRecord | null,
  unsaved?: PreviewRecord,
): NonNullable<PreviewRecord['band']> {
  if (shown && unsaved?.record.id === shown.id && unsaved.band) return unsaved.band
  // without `pending` the status is unknown and counts as not published
  const { pending } = draft
  if (!shown) return pending?.length === 0 ? 'onKiosks' : 'notYet'
  // a draft omits InActive and ended records; the information page is always in it
  if (shown.kind !== 'infoPage' && !draft.records[shown.kind]?.some(({ id }) => id === shown.id)) return 'off'
  return pending && !pending.includes(shown.id) ? 'onKiosks' : 'notYet'
}

/**
 * The draft and the time that make one record visible: a record with dates is the only one of its kind, on the nearest day
 * on which visitors see it.
 */
export function draftShowing(
  draft: MallSnapshot,
  now: Date,
  shown: ShownRecord | null,
): { draft: MallSnapshot; now: Date } {
  const record = shown && draft.records[shown.kind]?.find(({ id }) => id === shown.id)
  const [startDate, endDate] = [record?.startDate, record?.endDate]
  if (!shown || !record || typeof startDate !== 'string' || typeof endDate !== 'string') {
    return { draft, now }
  }
  const today = dayInZone(now, draft.mall.timeZone)
  // the median clamps today to the record's dates
  const [, day = today] = [startDate, today, endDate].sort()
  return {
    draft: { ...draft, records: { ...draft.records, [shown.kind]: [withoutHiddenOwner(draft, shown.kind, record)] } },
    // noon in UTC is the same day in nearly every time zone
    now: day === today ? now : new Date(`${day}T12:00:00Z`),
  }
}

type SnapshotRecord = MallSnapshot['records'][string][number]

/** Without its owner if the draft omits it: staff see the record as it will be with its shop. */
function withoutHiddenOwner(draft: MallSnapshot, kind: string, record: SnapshotRecord): SnapshotRecord {
  const { owner } = Object.values<ContentType>(contentTypes).find(({ type }) => type === kind) ?? {}
  if (owner === undefined || typeof record[owner] !== 'string') return record
  const isKnown = Object.values(draft.records).some((all) => all.some(({ id }) => id === record[owner]))
  return isKnown ? record : { ...record, [owner]: null }
}
