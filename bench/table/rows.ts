/** One row of 8 columns, as a mall's list of shops has them. */
export interface Row {
  id: string
  name: string
  category: string
  street: string
  floor: string
  owner: string
  phone: string
  hours: string
  status: string
}

export const columns = [
  ['name', 'Name'],
  ['category', 'Category'],
  ['street', 'Street'],
  ['floor', 'Floor'],
  ['owner', 'Owner'],
  ['phone', 'Phone'],
  ['hours', 'Hours'],
  ['status', 'Status'],
] as const satisfies readonly (readonly [keyof Row, string])[]

/** Numbers that look random and are the same each time (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const names = ['Ask', 'Björk', 'Fjell', 'Gräd', 'Havn', 'Ærlig', 'Þór', 'Östra', 'Ås', 'Nordlys', 'Élan', 'Zebra']
const goods = ['Sport', 'Blommor', 'Sko', 'Optik', 'Barn', 'Penna', 'Kök', 'Musik', 'Bröd', 'Klockor']
const categories = ['Home, Design', 'Children, Fashion', 'Sport, Shoes', 'Fashion', 'Health', 'Food', 'Books, Gifts']
const owners = ['Ingrid Solheim', 'Jonas Lind', 'Sara Holm', 'Ólafur Jónsson', 'Åse Berg', 'Émile Roux']
const streets = ['Storgatan', 'Ålgatan', 'Östra torget', 'Kungsgatan', 'Hamnplan']

export function makeRows(count: number): Row[] {
  const next = random(7)
  const one = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    // the number makes names unique and is the search term
    name: `${one(names)} ${one(goods)} ${((index * 7919) % count).toString(36)}`,
    category: one(categories),
    street: one(streets),
    floor: `Floor ${Math.floor(next() * 4)}`,
    owner: one(owners),
    phone: `08-${100 + Math.floor(next() * 900)}`,
    hours: `${9 + Math.floor(next() * 3)}:00–${18 + Math.floor(next() * 4)}:00`,
    status: next() < 0.9 ? 'Active' : 'InActive',
  }))
}

/** Typed letter by letter. */
export const QUERY = 'penna 1'
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The text of a row in which words are searched. */
export const folded = (row: Row) => fold(columns.map(([id]) => row[id]).join('\n'))

export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean)

/** How many rows a search finds, and which names come first and last in the language's order. */
export function expected(rows: readonly Row[], language: string) {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const words = wordsOf(QUERY)
  const found = rows.filter((row) => words.every((word) => folded(row).includes(word)))
  const first = rows.reduce((least, row) => (compare(row.name, least.name) < 0 ? row : least))
  return { found: found.length, first: first.name }
}
