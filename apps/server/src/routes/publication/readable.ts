import { type HiddenChanges, may, type Permissions, type TypeNumber } from '@kiosk-admin/api-client'
import { areaOfRecord, mayAccess } from '../../db/kinds'

type Guarded = { type: string; data: Readonly<Record<string, unknown>> }

/** Filters records by permission and replaces their data with area and path. */
export const readable = <T extends Guarded>(permissions: Permissions, records: T[]) =>
  records
    .filter(({ type, data }) => mayAccess(permissions, 'read', type, data))
    .map(({ type, data, ...record }) => {
      const area = areaOfRecord(type, data)
      return {
        ...record,
        ...(area ? { area } : {}),
        ...(isTypeNumber(data.type) ? { recordType: data.type } : {}),
        ...(typeof data.kind === 'string' ? { recordKind: data.kind } : {}),
      }
    })

/** The changes that permissions hide, counted by area and author. */
export function hidden(permissions: Permissions, changes: (Guarded & { by: HiddenChanges['by'] })[]): HiddenChanges[] {
  const groups = new Map<string, HiddenChanges>()
  for (const { type, data, by } of changes) {
    const area = areaOfRecord(type, data)
    if (!area || may(permissions, area, 'read')) continue
    const key = `${area} ${by?.id}`
    groups.set(key, { area, by, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

const isTypeNumber = (value: unknown): value is TypeNumber => value === 1 || value === 2 || value === 3
