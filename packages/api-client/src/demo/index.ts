// Demo data: two invented malls with content, stations, users and pictures.

import { demoClicks } from './clicks'
import { demoId } from './id'
import { demoUsernames, groups, users } from './people'
import { demoSearches } from './searches'
import { strandgallerian } from './strandgallerian/mall'
import { tindetorget } from './tindetorget/mall'
import type { DemoData, DemoMall, DemoRecords } from './types'

export type { DemoClicks } from './clicks'
export type { DemoSearches } from './searches'
export type { DemoData, DemoMall } from './types'
export { demoClicks, demoSearches, demoUsernames }

/** Every demo user's password. */
export const demoPassword = 'demo-kiosk'

/** Two fictitious malls on a day (`YYYY-MM-DD`); the same day gives the same data. */
export function demoData(today: string): DemoData {
  const malls = [strandgallerian(today), tindetorget(today)]
  return { malls, groups, users: users(malls) }
}

/** Empty lists of all kinds, as a base to spread over. Listed explicitly, so that the demo does not import schemas. */
export const noRecords: DemoRecords = {
  event: [],
  category: [],
  item: [],
  service: [],
  offer: [],
  slideshow: [],
  place: [],
  garage: [],
  floor: [],
  connector: [],
}

/** A mall without languages, for tests of the warning; not part of the demo. */
export const mallWithoutLanguages: DemoMall = {
  id: demoId('mall/without-languages'),
  name: 'Nyhamnen',
  timeZone: 'Europe/Stockholm',
  languages: [],
  iconId: null,
  eventUrl: null,
  eventCategoryId: null,
  location: null,
  brandColor: null,
  records: noRecords,
  stations: [],
  pictures: [],
}
