import { useSyncExternalStore } from 'react'
import { z } from 'zod'

export const places = ['Information desk', 'Food court', 'Garage P1', 'Cinema', 'Children’s corner'] as const
export const states = ['waiting', 'returned', 'given away'] as const

/** What somebody lost and somebody else found. */
export const itemSchema = z.object({
  name: z.string().trim().min(1, 'Say what it is.').max(60, 'At most 60 letters.'),
  description: z.string().max(400, 'At most 400 letters.'),
  place: z.enum(places, 'Say where it was found.'),
  foundOn: z.iso.date('Say the day.'),
  state: z.enum(states),
  keywords: z.array(z.string()),
})

export type ItemWords = z.infer<typeof itemSchema>
export type Item = ItemWords & { id: string; version: number }

const item = (id: string, name: string, place: (typeof places)[number], foundOn: string, more: Partial<Item> = {}) => ({
  id,
  version: 1,
  name,
  description: '',
  place,
  foundOn,
  state: 'waiting' as const,
  keywords: [],
  ...more,
})

let items: readonly Item[] = [
  item('1', 'Red umbrella', 'Food court', '2026-11-20', { keywords: ['umbrella', 'red'] }),
  item('2', 'Set of keys', 'Garage P1', '2026-11-19', { description: 'Four keys and a small torch.' }),
  item('3', 'Teddy bear', 'Children’s corner', '2026-11-18', { state: 'returned' }),
  item('4', 'Ærlig scarf', 'Cinema', '2026-10-02', { state: 'given away' }),
]
const listeners = new Set<() => void>()

function set(next: readonly Item[]) {
  items = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Stands for whatever holds a team's records: a server, most of the time. */
export const store = {
  use: () => useSyncExternalStore(subscribe, () => items),
  async save(id: string | undefined, words: ItemWords): Promise<Item> {
    const before = items.find((one) => one.id === id)
    const saved = { ...words, id: before?.id ?? crypto.randomUUID(), version: (before?.version ?? 0) + 1 }
    set(before ? items.map((one) => (one === before ? saved : one)) : [...items, saved])
    return saved
  },
  /** Takes records away, and answers how to bring them back. */
  remove(ids: readonly string[]) {
    const before = items
    set(items.filter(({ id }) => !ids.includes(id)))
    return () => set(before)
  },
  change(ids: readonly string[], change: Partial<ItemWords>) {
    set(items.map((one) => (ids.includes(one.id) ? { ...one, ...change, version: one.version + 1 } : one)))
  },
}
