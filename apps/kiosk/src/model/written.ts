import type { FrozenMall, PreviewRecord } from '@kiosk-admin/api-client'
import { dayInZone } from '@kiosk-admin/ui/headless'
import type { ShownRecord } from '../address'
import type { Page } from './page'

/** Where a record is seen; nothing where only the start shows it. */
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
  }
}

/** The draft with one record as somebody is writing it, in its place or behind the others. */
export function withWritten(draft: FrozenMall, { kind, record, media }: PreviewRecord): FrozenMall {
  const before = draft.records[kind] ?? []
  const there = before.some(({ id }) => id === record.id)
  const after = there ? before.map((one) => (one.id === record.id ? record : one)) : [...before, record]
  return { ...draft, records: { ...draft.records, [kind]: after }, media: { ...draft.media, ...media } }
}

/** What the band says of the record that is shown, or of the whole draft. */
export function bandOf(
  draft: FrozenMall,
  shown: ShownRecord | null,
  written?: PreviewRecord,
): NonNullable<PreviewRecord['band']> {
  if (shown && written?.record.id === shown.id && written.band) return written.band
  // who serves no list of what differs says nothing of being published
  const { pending } = draft
  if (!shown) return pending?.length === 0 ? 'onKiosks' : 'notYet'
  // what the draft leaves out is InActive or over; the information page is always in it
  if (shown.kind !== 'infoPage' && !draft.records[shown.kind]?.some(({ id }) => id === shown.id)) return 'off'
  return pending && !pending.includes(shown.id) ? 'onKiosks' : 'notYet'
}

/**
 * The draft, and the time, in which one record is seen: what has dates is alone of its kind, and it is the nearest day on
 * which visitors see it.
 */
export function sceneOf(draft: FrozenMall, now: Date, shown: ShownRecord | null): { draft: FrozenMall; now: Date } {
  const record = shown && draft.records[shown.kind]?.find(({ id }) => id === shown.id)
  const [startDate, endDate] = [record?.startDate, record?.endDate]
  if (!shown || !record || typeof startDate !== 'string' || typeof endDate !== 'string') {
    return { draft, now }
  }
  const today = dayInZone(now, draft.mall.timeZone)
  // of three days the one in the middle: today, unless it lies outside
  const [, day = today] = [startDate, today, endDate].sort()
  return {
    draft: { ...draft, records: { ...draft.records, [shown.kind]: [record] } },
    // noon in Greenwich is that day nearly everywhere
    now: day === today ? now : new Date(`${day}T12:00:00Z`),
  }
}
