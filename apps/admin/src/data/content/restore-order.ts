import type { Trashed } from '@kiosk-admin/api-client'

type Batch = { resource: string; ids: string[] }

/** Batches by kind, in an order in which references exist before they are used. */
export function inOrder(records: readonly Pick<Trashed, 'resource' | 'id' | 'needs'>[]): Batch[] {
  const remaining = new Map(records.map((record) => [record.id, record]))
  const batches: Batch[] = []
  while (remaining.size > 0) {
    const ready = [...remaining.values()].filter(({ needs }) => !needs.some(({ id }) => remaining.has(id)))
    // records that need each other are restored together
    const batch = ready.length > 0 ? ready : [...remaining.values()]
    for (const [resource, same] of Map.groupBy(batch, (record) => record.resource)) {
      batches.push({ resource, ids: same.map(({ id }) => id) })
    }
    for (const { id } of batch) remaining.delete(id)
  }
  return batches
}
