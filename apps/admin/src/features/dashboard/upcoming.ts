import type { Localised, Status } from '@kiosk-admin/api-client'
import { addDays } from '@kiosk-admin/ui/headless'

type Dated = { id: string; name: Localised; startDate: string; endDate: string; status: Status }

export type Edge = 'begins' | 'ends'
/** The start or end of a record on a day; several of a kind on one day are counted. */
export type Upcoming = { day: string; edge: Edge; kind: string } & ({ id: string; name: Localised } | { count: number })

const SINGLY = 1

/** Starts and ends within the next seven days, today excluded; several of a kind on one day are grouped. */
export function upcoming(kinds: Readonly<Record<string, readonly Dated[]>>, today: string): Upcoming[] {
  const last = addDays(today, 7)
  const groups = new Map<string, { day: string; edge: Edge; kind: string; records: Dated[] }>()
  for (const [kind, records] of Object.entries(kinds)) {
    for (const record of records) {
      if (record.status !== 'Active') continue
      for (const edge of ['begins', 'ends'] as const) {
        const day = edge === 'begins' ? record.startDate : record.endDate
        if (day <= today || day > last) continue
        const key = `${day} ${edge} ${kind}`
        const group = groups.get(key) ?? { day, edge, kind, records: [] }
        group.records.push(record)
        groups.set(key, group)
      }
    }
  }
  return [...groups.values()]
    .sort((a, b) => a.day.localeCompare(b.day))
    .flatMap(({ day, edge, kind, records }): Upcoming[] =>
      records.length > SINGLY
        ? [{ day, edge, kind, count: records.length }]
        : records.map(({ id, name }) => ({ day, edge, kind, id, name })),
    )
}
