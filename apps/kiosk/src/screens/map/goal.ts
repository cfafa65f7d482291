// Where a visitor wants to go, and by which places the steps lead there.

import { type LanguageCode, typeNames } from '@kiosk-admin/api-client'
import { statusAt } from '@kiosk-admin/ui/headless'
import type { LandmarkCandidate, PlaceKind } from '@kiosk-admin/wayfinding'
import type { Destination } from '@kiosk-admin/wayfinding/ways'
import type { Guide } from '../../model/guide'
import type { Target } from '../../model/page'
import type { UnitPlace } from './drawing/map-scene'

export type Goal = {
  /** The item or service; `null` for what has no record of its own. */
  recordId: string | null
  name: string
  /** The name in a sentence. */
  spoken: string
  /** The same in the dative, where the language has it. */
  dative?: string
  kind: PlaceKind
  areaId: string | null
  destination: Destination
}

/** The goal of a target, with its name in the language of the guide if its record is still there. */
export function goalOf({ name, areaId }: Target, { items, services }: Guide): Goal {
  const records = [
    ...items.map((item) => ({ id: item.id, kind: typeNames[item.type], name: item.name, areaId: item.areaId })),
    ...services.map((service) => ({
      id: service.id,
      kind: 'service' as const,
      name: service.name,
      areaId: service.areaId,
    })),
  ].filter((record) => record.areaId === areaId)
  const record = records.find((one) => one.name === name) ?? (records.length === 1 ? records[0] : undefined)
  const current = record?.name ?? name
  return {
    recordId: record?.id ?? null,
    name: current,
    spoken: current,
    kind: record?.kind ?? 'place',
    areaId,
    destination: { code: areaId },
  }
}

/** What visitors find in units, by code; an item before a service. */
export const placesOf = ({ items, services }: Guide): Map<string, UnitPlace> =>
  new Map([
    ...services.flatMap((service) => placeOf({ kind: 'service', id: service.id }, 'service', service)),
    ...items.flatMap((item) => placeOf({ kind: 'item', id: item.id }, typeNames[item.type], item)),
  ])

const placeOf = (
  record: UnitPlace['record'],
  kind: PlaceKind,
  { areaId, name }: { areaId: string | null; name: string },
): (readonly [string, UnitPlace])[] => (areaId === null ? [] : [[areaId, { record, kind, name }]])

/** Items by which a visitor finds a turn. */
export const landmarksOf = ({ items, timeZone }: Guide, language: LanguageCode, now: Date): LandmarkCandidate[] =>
  items.flatMap(({ areaId, name, type, hours }) => {
    if (areaId === null) return []
    const open = hours === null || statusAt(hours, now, timeZone).open
    return [{ areaId, kind: typeNames[type], name: { [language]: name }, open }]
  })
