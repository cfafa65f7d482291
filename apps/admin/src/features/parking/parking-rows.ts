import { contentTypes, type ListedOf } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useList } from '../../data/content/use-list'
import type { Row } from '../../shared/content/list/columns'

/** A garage, a floor below it, or the heading of the mall's own floors. */
export type ParkingRow = Row & { parentId: string | null; rowType: 'garage' | 'floor' | 'own' }

/** The id of the heading, which no garage has. */
export const OWN = 'own'

const byIndex = (a: { index: number }, b: { index: number }) => a.index - b.index

/** Garages in their order, each with its floors; the mall's own floors come last. */
export function parkingRows(
  garages: readonly ListedOf<'garage'>[],
  floors: readonly ListedOf<'floor'>[],
): ParkingRow[] {
  const below = (parentId: string, garageId: string | null): ParkingRow[] =>
    floors
      .filter((record) => record.garageId === garageId)
      .toSorted(byIndex)
      .map((record) => ({ ...record, parentId, rowType: 'floor' as const }))
  const houses = garages
    .toSorted(byIndex)
    .flatMap((house): ParkingRow[] => [{ ...house, parentId: null, rowType: 'garage' }, ...below(house.id, house.id)])
  const own = below(OWN, null)
  // a heading has no fields, and empty cells
  const heading = { id: OWN, parentId: null, rowType: 'own', name: {} } as unknown as ParkingRow
  return own.length > 0 ? [...houses, heading, ...own] : houses
}

/** The ids of rows of a type, in the list's order. */
export const idsOf = (rows: readonly ParkingRow[], rowType: ParkingRow['rowType']): string[] =>
  rows.filter((row) => row.rowType === rowType).map(({ id }) => id)

export const garageOf = (parentId: string | null) => (parentId === OWN ? null : parentId)

const none: readonly ParkingRow[] = []

export function useParkingRows() {
  const garages = useList(contentTypes.garage)
  const floors = useList(contentTypes.floor)
  const rows = useMemo(
    () => (garages.data && floors.data ? parkingRows(garages.data, floors.data) : none),
    [garages.data, floors.data],
  )
  return {
    rows,
    garages: garages.data?.length,
    floors: floors.data?.length,
    loading: garages.loading || floors.loading,
    error: garages.error ?? floors.error,
    retry: () => {
      garages.retry()
      floors.retry()
    },
  }
}
