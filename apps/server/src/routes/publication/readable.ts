import type { Permissions, TypeNumber } from '@kiosk-admin/api-client'
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

const isTypeNumber = (value: unknown): value is TypeNumber => value === 1 || value === 2 || value === 3
