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

/** One user for each kind of right; all but the administrator see the first mall only. */
export function users(malls: DemoMall[]): DemoUser[] {
  const ids = malls.map(({ id }) => id)
  const user = (username: string, own: DemoGroup, mallIds: string[]): DemoUser => ({
    id: demoId(`user/${username}`),
    username,
    email: `${username}@strandgallerian.example`,
    groupId: own.id,
    mallIds,
  })
  const first = ids.slice(0, 1)
  return [
    user('admin', administrators, ids),
    user('editor', editors, first),
    user('reader', readers, first),
    user('none', guests, first),
  ]
}
