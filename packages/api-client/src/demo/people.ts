import { areas } from '../contract/areas'
import { demoId } from './id'
import type { DemoGroup, DemoMall, DemoUser } from './types'

const group = (name: string, own: DemoGroup['areas']): DemoGroup => ({ id: demoId(`group/${name}`), name, areas: own })

const readAll = areas.map((area) => ({ area, read: true, write: false }))
const writeAll = areas.map((area) => ({ area, read: true, write: true }))
const marketing = new Set(['Event', 'Offer', 'Slideshow', 'Shops', 'MediaLibrary'])

const administrators = group('Administrators', writeAll)
const editors = group('Marketing', [
  ...writeAll.filter(({ area }) => marketing.has(area)),
  { area: 'Shop', read: true, write: false },
])
const readers = group('Readers', readAll)
const guests = group('Guests', [])

export const groups: DemoGroup[] = [administrators, editors, readers, guests]

const groupOf = { admin: administrators, editor: editors, reader: readers, none: guests }

/** One user for each kind of right, the one with every right first. */
export const demoUsernames = Object.keys(groupOf) as (keyof typeof groupOf)[]

/** All but the administrator see the first mall only. */
export function users(malls: DemoMall[]): DemoUser[] {
  const ids = malls.map(({ id }) => id)
  return demoUsernames.map((username) => ({
    id: demoId(`user/${username}`),
    username,
    email: `${username}@strandgallerian.example`,
    groupId: groupOf[username].id,
    mallIds: username === 'admin' ? ids : ids.slice(0, 1),
  }))
}
