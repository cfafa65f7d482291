import { type Area, areas } from '@kiosk-admin/api-client'
import { type DemoData, noRecords } from '@kiosk-admin/api-client/demo'

/** Readable ids: the first digits encode the type, the last ones the number. */
export const testId = (of: number, which: number) =>
  `01990000-0000-7000-8000-${String(of).padStart(4, '0')}${String(which).padStart(8, '0')}`

const [near, far] = [testId(1, 1), testId(1, 2)]
const everything = areas.map((area) => ({ area, read: true, write: true }))
const only = (area: Area, write: boolean) => [{ area, read: true, write }]

export const ids = {
  near,
  far,
  icon: testId(2, 1),
  picture: testId(2, 2),
  farPicture: testId(2, 3),
  shops: testId(3, 1),
  restaurants: testId(3, 2),
  shop: testId(4, 1),
  restaurant: testId(4, 2),
  running: testId(5, 1),
  ended: testId(5, 2),
  hidden: testId(5, 3),
  farOffer: testId(5, 4),
  concert: testId(6, 1),
  station: testId(7, 1),
  farStation: testId(7, 2),
} as const

const item = {
  logoId: null,
  imageId: null,
  searchKeys: {},
  openingHours: null,
  siteUrl: null,
  description: {},
  popup: 'details',
  address: null,
  location: null,
  areaId: null,
  phone: null,
  status: 'Active',
} as const

const category = {
  parentId: null,
  index: 0,
  imageId: null,
  status: 'Active',
  clickAction: { kind: 'details' },
  dynamicSimpleView: false,
  simpleViewCategoryId: null,
  dynamicVisit: false,
  visitCategoryId: null,
} as const

const offer = {
  shopId: ids.shop,
  imageId: null,
  description: {},
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'Active',
} as const

const picture = (id: string, colour: string) => ({
  id,
  name: `${colour}.svg`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="${colour}"/></svg>`,
  width: 9,
  height: 9,
})

const station = { code: 'A1', name: 'Entrance', latitude: 59.3, longitude: 18.1, areaId: null }

const mall = {
  timeZone: 'Europe/Stockholm',
  eventUrl: null,
  eventCategoryId: null,
  location: null,
  brandColor: null,
} as const

/** Minimal test data: two malls, a record of each kind, and users with different permissions. */
export const testMall: DemoData = {
  malls: [
    {
      ...mall,
      id: near,
      name: 'Near',
      languages: ['se', 'en'],
      iconId: ids.icon,
      pictures: [picture(ids.icon, 'red'), picture(ids.picture, 'blue')],
      stations: [{ ...station, id: ids.station }],
      records: {
        ...noRecords,
        category: [
          { ...category, id: ids.shops, type: 1, name: { se: 'Mode' } },
          { ...category, id: ids.restaurants, type: 2, name: { se: 'Mat' } },
        ],
        item: [
          { ...item, id: ids.shop, type: 1, categoryIds: [ids.shops], name: { se: 'Skor' }, logoId: ids.picture },
          { ...item, id: ids.restaurant, type: 2, categoryIds: [ids.restaurants], name: { se: 'Soppa' } },
        ],
        offer: [
          { ...offer, id: ids.running, name: { se: 'Rea', en: 'Sale' }, imageId: ids.picture },
          { ...offer, id: ids.ended, name: { se: 'Slut' }, startDate: '2026-10-01', endDate: '2026-10-31' },
          { ...offer, id: ids.hidden, name: { se: 'Dold' }, shopId: null, status: 'InActive' },
        ],
        event: [
          {
            id: ids.concert,
            name: { se: 'Konsert' },
            time: { hour: 18, minute: 0 },
            description: {},
            imageId: null,
            startDate: '2026-12-13',
            endDate: '2026-12-13',
            status: 'Active',
          },
        ],
      },
    },
    {
      ...mall,
      id: far,
      name: 'Far',
      languages: ['no'],
      timeZone: 'Europe/Oslo',
      iconId: null,
      pictures: [picture(ids.farPicture, 'green')],
      stations: [{ ...station, id: ids.farStation }],
      records: { ...noRecords, offer: [{ ...offer, id: ids.farOffer, shopId: null, name: { no: 'Salg' } }] },
    },
  ],
  groups: [
    { id: testId(8, 1), name: 'All', areas: everything },
    { id: testId(8, 2), name: 'Offers', areas: only('Offer', true) },
    { id: testId(8, 3), name: 'Readers', areas: only('Offer', false) },
    { id: testId(8, 4), name: 'Nobody', areas: [] },
  ],
  users: [
    { id: testId(9, 1), username: 'chief', email: 'chief@example.com', groupId: testId(8, 1), mallIds: [near, far] },
    { id: testId(9, 2), username: 'editor', email: 'editor@example.com', groupId: testId(8, 2), mallIds: [near] },
    { id: testId(9, 3), username: 'reader', email: 'reader@example.com', groupId: testId(8, 3), mallIds: [near] },
    { id: testId(9, 4), username: 'nobody', email: 'nobody@example.com', groupId: testId(8, 4), mallIds: [near] },
    { id: testId(9, 5), username: 'stranger', email: 'stranger@example.com', groupId: testId(8, 1), mallIds: [far] },
  ],
}
