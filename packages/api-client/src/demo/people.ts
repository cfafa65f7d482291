import { areas } from '../contract/base/areas'
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

const desk = new Set(['Information', 'Service', 'Parking'])
const informationDesk = group('Information desk', [
  ...writeAll.filter(({ area }) => desk.has(area)),
  { area: 'Event', read: true, write: false },
])
const administration = new Set(['UserGroup', 'Mall', 'Sms'])
const managers = group(
  'Mall managers',
  writeAll.map((grant) => (administration.has(grant.area) ? { ...grant, write: false } : grant)),
)

export const groups: DemoGroup[] = [administrators, editors, readers, guests, informationDesk, managers]

const groupOf = { admin: administrators, editor: editors, reader: readers, none: guests }

/** Demo users with different permissions; the first one has all. */
export const demoUsernames = Object.keys(groupOf) as (keyof typeof groupOf)[]

/** Further users with their malls, which fill the list of users. */
const colleagues: { username: string; at: string; group: DemoGroup; malls: number[] }[] = [
  { username: 'jonas.ekstrom', at: 'strandgallerian', group: informationDesk, malls: [0] },
  { username: 'amina.haddad', at: 'strandgallerian', group: editors, malls: [0] },
  { username: 'sigrun.arnadottir', at: 'strandgallerian', group: editors, malls: [0, 1] },
  { username: 'ingrid.solheim', at: 'tindetorget', group: managers, malls: [1] },
  { username: 'lars.myhre', at: 'tindetorget', group: informationDesk, malls: [1] },
]

/** The demo users; all but the administrator and some colleagues have access to the first mall only. */
export function users(malls: DemoMall[]): DemoUser[] {
  const ids = malls.map(({ id }) => id)
  const others = colleagues.map(({ username, at, group: { id: groupId }, malls: own }) => ({
    id: demoId(`user/${username}`),
    username,
    email: `${username}@${at}.example`,
    groupId,
    mallIds: ids.filter((_, index) => own.includes(index)),
  }))
  const oneEach = demoUsernames.map((username) => ({
    id: demoId(`user/${username}`),
    username,
    email: `${username}@strandgallerian.example`,
    groupId: groupOf[username].id,
    mallIds: username === 'admin' ? ids : ids.slice(0, 1),
  }))
  return [...oneEach, ...others]
}
