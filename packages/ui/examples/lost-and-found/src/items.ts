import { z } from 'zod'

export const places = ['Information desk', 'Food court', 'Garage P1', 'Cinema', 'Children’s corner'] as const
export const states = ['waiting', 'returned', 'given away'] as const

/** Something that was lost and found. */
export const itemSchema = z.object({
  name: z.string().trim().min(1, 'Say what it is.').max(60, 'At most 60 letters.'),
  description: z.string().max(400, 'At most 400 letters.'),
  place: z.enum(places, 'Say where it was found.'),
  foundOn: z.iso.date('Say the day.'),
  state: z.enum(states),
  keywords: z.array(z.string()),
})

export type Item = z.output<typeof itemSchema> & { id: string; version: number }

const common = { version: 1, description: '', state: 'waiting', keywords: [] }
const examples = [
  { ...common, id: '1', name: 'Red umbrella', place: 'Food court', foundOn: '2026-11-20', keywords: ['umbrella'] },
  { ...common, id: '2', name: 'Set of keys', place: 'Garage P1', foundOn: '2026-11-19' },
  { ...common, id: '3', name: 'Teddy bear', place: 'Children’s corner', foundOn: '2026-11-18', state: 'returned' },
  { ...common, id: '4', name: 'Ærlig scarf', place: 'Cinema', foundOn: '2026-10-02', state: 'given away' },
]
const read = (): Item[] => JSON.parse(localStorage.getItem('items') ?? JSON.stringify(examples))
const write = (items: readonly Item[]) => localStorage.setItem('items', JSON.stringify(items))

/** Stands for a server: the tabs of a browser read and change the same items. */
export const api = {
  list: async () => read(),
  async save(item: Item, version = 0) {
    const [others, theirs] = [read().filter(({ id }) => id !== item.id), read().find(({ id }) => id === item.id)]
    if (theirs && theirs.version !== version) return { conflict: { theirs, version: theirs.version } }
    if (others.some(({ name }) => name === item.name))
      return { issues: [{ path: 'name', message: 'It is on the list.' }] }
    const saved = { ...item, version: version + 1 }
    write([...others, saved])
    return { saved, version: saved.version }
  },
  /** Replaces items by other ones; fails if one has changed since. */
  async replace(before: readonly Item[], after: readonly Item[]) {
    const found = (item: Item) => before.some(({ id, version }) => id === item.id && version === item.version)
    const [items, stored] = [read(), after.map((item) => ({ ...item, version: item.version + 1 }))]
    if (items.filter(found).length < before.length) throw new Error('Somebody else has changed it.')
    write([...items.filter((item) => !found(item)), ...stored])
    return stored
  },
}
