import type { Localised, MallSnapshot } from '@kiosk-admin/api-client'
import { publication } from './fixture'

const id = (number: number) => `0190b0a8-0000-7000-8000-${String(number).padStart(12, '0')}`

export const ids = {
  fashion: id(101),
  shoes: id(102),
  sport: id(103),
  seasonal: id(104),
  outside: id(105),
  food: id(106),
  fjell: id(50),
  havn: id(51),
  volt: id(52),
  soup: id(53),
  desk: id(110),
  toilets: id(111),
  ground: id(120),
  upper: id(121),
  level: id(122),
  garage: id(130),
}
const [art, plan, park, sign] = [id(190), id(191), id(192), id(193)]

const drawn = (width: number, height: number, drawing: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 ${(16 * height) / width}">${drawing}</svg>`,
  )}`,
  mime: 'image/svg+xml',
  width,
  height,
})

const rooms = [1, 4, 7, 10, 13].map((x) => `<path fill="#dcecf3" d="M${x} 1h2.4v2.6H${x}zM${x} 6.4h2.4V9H${x}z"/>`)

const four = (en: string, se: string, no: string, is: string): Localised => ({ en, se, no, is })

const category = (own: string, index: number, name: Localised, more: object = {}) => ({
  id: own,
  type: 1,
  parentId: null,
  index,
  name,
  imageId: art,
  status: 'Active',
  clickAction: { kind: 'details' },
  dynamicSimpleView: false,
  simpleViewCategoryId: null,
  dynamicVisit: false,
  visitCategoryId: null,
  ...more,
})

const day = [{ from: '10:00', to: '20:00' }]
const short = [{ from: '11:00', to: '17:00' }]
const hours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: short, sun: [] },
  exceptions: [
    { from: '2026-12-24', to: '2026-12-25', name: four('Christmas', 'Jul', 'Jul', 'Jól'), slots: [] },
    { from: '2026-12-31', to: '2026-12-31', name: four('New Year', 'Nyår', 'Nyttår', 'Nýár'), slots: short },
  ],
}

const shop = (own: string, name: string, categoryIds: string[], more: object = {}) => ({
  id: own,
  type: 1,
  categoryIds,
  name: { se: name },
  logoId: sign,
  imageId: art,
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
  ...more,
})

const service = (own: string, index: number, name: Localised, areaId: string | null) => ({
  id: own,
  index,
  name,
  iconId: sign,
  imageId: null,
  areaId,
  status: 'Active',
})

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const floor = (own: string, index: number, name: Localised, more: object) => ({
  id: own,
  garageId: null,
  name,
  index,
  status: 'Active',
  areaId: null,
  mapTitle: four('Find your way', 'Hitta rätt', 'Finn frem', 'Rataðu rétt'),
  objectType: 'shopping',
  floorMapName: null,
  floorMapId: plan,
  markers: [{ label: four('Lift', 'Hiss', 'Heis', 'Lyfta'), position: { x: 0.9, y: 0.5 } }],
  areas: [],
  ...more,
})

const text = (words: Localised): Localised =>
  Object.fromEntries(Object.entries(words).map(([code, text]) => [code, `<p>${text}</p>`]))

/** The mall of the mock-ups with content for every page of the guide. */
export const wholePublication: MallSnapshot = {
  ...publication,
  records: {
    ...publication.records,
    category: [
      category(ids.fashion, 0, four('Fashion', 'Mode', 'Mote', 'Tíska')),
      category(ids.shoes, 0, four('Shoes', 'Skor', 'Sko', 'Skór'), {
        parentId: ids.fashion,
        // in large text, shoes show all of fashion; under Visit they show sport
        dynamicSimpleView: true,
        simpleViewCategoryId: ids.fashion,
        dynamicVisit: true,
        visitCategoryId: ids.sport,
      }),
      category(ids.sport, 1, four('Sport', 'Sport', 'Sport', 'Íþróttir')),
      category(ids.seasonal, 2, four('Christmas', 'Jul', 'Jul', 'Jól'), {
        clickAction: { kind: 'changePage', page: 'events' },
      }),
      category(ids.outside, 3, four('Gift cards', 'Presentkort', 'Gavekort', 'Gjafakort'), {
        clickAction: { kind: 'externalUrl', url: 'https://strandgallerian.example/gift' },
      }),
      category(id(107), 4, four('On the move', 'I rörelse', 'I bevegelse', 'Á hreyfingu'), {
        imageId: null,
        clickAction: { kind: 'childCategory', categoryId: ids.sport },
      }),
      category(ids.food, 0, four('Food', 'Mat', 'Mat', 'Matur'), { type: 2 }),
    ],
    item: [
      shop(ids.fjell, 'Fjell Sport', [ids.sport, ids.shoes], {
        areaId: 'B04',
        siteUrl: 'https://fjell.example',
        phone: '031-390 06 01',
        description: text(
          four('For the hills and the sea.', 'För fjäll och hav.', 'For fjell og hav.', 'Fyrir fjöll og haf.'),
        ),
      }),
      shop(ids.havn, 'Havn & Co', [ids.fashion], { areaId: 'A03', openingHours: { ...hours, exceptions: [] } }),
      shop(ids.volt, 'Volt Elektronik', [ids.fashion], {
        popup: 'site',
        siteUrl: 'https://volt.example',
        areaId: 'Z99',
      }),
      shop(ids.soup, 'Soppköket', [ids.food], { type: 2, popup: 'none', logoId: null, address: 'Kajen 1' }),
    ],
    service: [
      service(
        ids.desk,
        0,
        four('Information desk', 'Informationsdisk', 'Informasjonsskranke', 'Upplýsingaborð'),
        'A12',
      ),
      service(ids.toilets, 1, four('Toilets', 'Toaletter', 'Toaletter', 'Salerni'), 'B04'),
      service(
        id(112),
        2,
        four('Free wireless network', 'Fritt trådlöst nät', 'Gratis trådløst nett', 'Þráðlaust net'),
        null,
      ),
    ],
    garage: [
      {
        id: ids.garage,
        index: 0,
        name: four('Quay car park', 'P-hus Kajen', 'P-hus Kaien', 'Bílastæðahúsið við bryggjuna'),
        status: 'Active',
      },
    ],
    floor: [
      floor(ids.ground, 0, four('Level 1', 'Plan 1', 'Plan 1', '1. hæð'), {
        areas: [
          { areaId: 'A03', points: corners(0.0625, 0.1, 0.2125, 0.36) },
          { areaId: 'A12', points: corners(0.4375, 0.42, 0.5875, 0.58) },
        ],
      }),
      floor(ids.upper, 1, four('Level 2', 'Plan 2', 'Plan 2', '2. hæð'), {
        areas: [{ areaId: 'B04', points: corners(0.25, 0.64, 0.4, 0.9) }],
      }),
      floor(ids.level, 0, four('Level P1', 'Plan P1', 'Plan P1', 'Hæð P1'), {
        garageId: ids.garage,
        objectType: 'parking',
        floorMapId: park,
        mapTitle: four('Park here', 'Parkera här', 'Parker her', 'Leggðu hér'),
      }),
    ],
    place: [
      {
        id: id(140),
        setting: 'outdoor',
        name: four('The lighthouse', 'Fyren', 'Fyret', 'Vitinn'),
        description: text(
          four('Ten minutes along the quay.', 'Tio minuter längs kajen.', 'Ti minutter langs kaien.', 'Tíu mínútur.'),
        ),
        imageId: art,
        location: { latitude: 57.7, longitude: 11.9 },
        floorId: null,
        position: null,
        status: 'Active',
      },
      {
        id: id(141),
        setting: 'indoor',
        name: four('The aquarium', 'Akvariet', 'Akvariet', 'Fiskabúrið'),
        description: {},
        imageId: null,
        location: null,
        floorId: ids.upper,
        position: { x: 0.7, y: 0.5 },
        status: 'Active',
      },
    ],
    infoPage: [
      {
        id: id(150),
        title: four('Welcome', 'Välkommen', 'Velkommen', 'Velkomin'),
        footerTitle: four('By the water', 'Vid vattnet', 'Ved vannet', 'Við vatnið'),
        openingHours: hours,
        photoId: art,
      },
    ],
  },
  media: {
    ...publication.media,
    [art]: drawn(1600, 1000, '<path fill="#0d3b2e" d="M0 0h16v10H0z"/><circle fill="#e8552f" cx="11" cy="4" r="2"/>'),
    [plan]: drawn(1600, 1000, `<path fill="#f3efe6" d="M0 0h16v10H0z"/>${rooms.join('')}`),
    [park]: drawn(
      1600,
      1000,
      '<path fill="#f3efe6" d="M0 0h16v10H0z"/><path fill="#dcecf3" d="M1 1h14v3H1zM1 6h14v3H1z"/>',
    ),
    [sign]: drawn(400, 400, '<path fill="#0f5f6e" d="M0 0h16v16H0z"/><circle fill="#f2c230" cx="8" cy="8" r="4"/>'),
  },
}
