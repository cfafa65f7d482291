import type { TypeNumber } from '@kiosk-admin/api-client'
import { knownFeatures } from '../feature/known-features'
import { session } from '../session/session'

/** What names a record, of whatever kind. `type` and `kind` tell those apart that have several. */
export type RecordName = {
  resource: string
  id: string
  type?: TypeNumber | null | undefined
  kind?: string | null | undefined
}

/** The path of the screen that a record is listed on, and the address that opens it. */
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
