import type { TypeNumber } from '@kiosk-admin/api-client'
import { knownFeatures } from '../feature/registry'
import { session } from '../session/session'

/** Identifies a record. `type` and `kind` select the screen where a resource has several. */
export type RecordName = {
  resource: string
  id: string
  type?: TypeNumber | null | undefined
  kind?: string | null | undefined
}

/** Returns the path of the screen that lists a record, and the address that opens it. */
export function addressOf({ resource, id, type, kind }: RecordName): { screen: string; href: string } | undefined {
  const lists = knownFeatures().flatMap(({ path, records = [] }) =>
    records.flatMap((one) => (one.resource === resource ? [{ path, ...one }] : [])),
  )
  const listed =
    lists.find(({ only }) => only && (only.type ?? type) === type && (only.kind ?? kind) === kind) ??
    lists.find(({ only }) => !only)
  if (!listed) return undefined
  const { path, dialog, address } = listed
  if (address) return { screen: path, href: address(id, session.get()?.mallId ?? '') }
  return dialog ? { screen: path, href: `${path}?dialog=${dialog}&id=${id}` } : undefined
}
