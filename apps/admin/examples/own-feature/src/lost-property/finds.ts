import { useSyncExternalStore } from 'react'

export type Find = { id: string; name: string; place: string }

let finds: readonly Find[] = [
  { id: '1', name: 'Red umbrella', place: 'Food court' },
  { id: '2', name: 'Child’s mitten', place: 'Entrance north' },
]
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The data of the custom screen; it can come from any source. */
export const useFinds = () => useSyncExternalStore(subscribe, () => finds)

export function addFind(name: string, place: string) {
  finds = [...finds, { id: crypto.randomUUID(), name, place }]
  for (const listener of listeners) listener()
}
