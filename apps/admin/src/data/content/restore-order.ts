import type { Trashed } from '@kiosk-admin/api-client'

type Batch = { resource: string; ids: string[] }

/** Batches by kind, in an order in which references exist before they are used. */
export function inOrder(records: readonly Pick<Trashed, 'resource' | 'id' | 'needs'>[]): Batch[] {
  const left = new Map(records.map((record) => [record.id, record]))
  const batches: Batch[] = []
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ needs }) => !needs.some(({ id }) => left.has(id)))
    // records that need each other are restored together
    const now = ready.length > 0 ? ready : [...left.values()]
    for (const [resource, same] of Map.groupBy(now, (record) => record.resource)) {
      batches.push({ resource, ids: same.map(({ id }) => id) })
    }
    for (const { id } of now) left.delete(id)
  }
  return batches
}
