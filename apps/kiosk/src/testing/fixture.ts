import type { Localised, MallSnapshot } from '@kiosk-admin/api-client'

const id = (number: number) => `0190b0a8-0000-7000-8000-${String(number).padStart(12, '0')}`

export const mallId = id(1)
export const stationId = id(2)

/** A picture as data URL: two colours and a sun. */
const scene = (sky: string, land: string, sun: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="${sky}" d="M0 0h16v10H0z"/><circle fill="${sun}" cx="11" cy="4" r="2.2"/><path fill="${land}" d="M0 10 5 4l4 4 2-2 5 4z"/></svg>`,
  )}`,
  mime: 'image/svg+xml',
  width: 1600,
  height: 1000,
})

const text = (en: string, se: string, no: string, is: string): Localised => ({ en, se, no, is })
const paragraph = (localised: Localised): Localised =>
  Object.fromEntries(Object.entries(localised).map(([code, words]) => [code, `<p>${words}</p>`]))

const [market, skates, coffee, night] = [id(90), id(91), id(92), id(93)]
const [fjell, havn, volt] = [id(50), id(51), id(52)]

const opening = { mallId, status: 'Active', imageId: null, description: {} }

const shop = (number: string, name: string) => ({
  id: number,
  type: 1,
  categoryIds: [id(40)],
  name: { se: name },
  searchKeys: {},
  description: {},
  popup: 'none',
  openingHours: null,
  status: 'Active',
})

const day = [{ from: '10:00', to: '20:00' }]
const short = [{ from: '10:00', to: '18:00' }]
const hours = { week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: short, sun: [] }, exceptions: [] }

/** A publication of the mock-ups' mall. The market has no Icelandic text. */
export const publication: MallSnapshot = {
  format: 1,
  number: 214,
  mallId,
  publishedAt: '2026-11-19T15:42:00.000Z',
  mall: {
    name: 'Strandgallerian',
    timeZone: 'Europe/Stockholm',
    languages: ['se', 'en', 'no', 'is'],
    brandColor: null,
    iconUrl: scene('#0f5f6e', '#f2c230', '#f2c230').url,
    eventUrl: null,
    eventCategoryId: null,
  },
  records: {
    event: [
      {
        ...opening,
        id: id(10),
        name: { se: 'Julmarknad i atriet', en: 'Christmas market in the atrium', no: 'Julemarked i atriet' },
        description: paragraph({
          se: 'Hantverk, glögg och varma våfflor från trettio utställare.',
          en: 'Crafts, mulled wine and warm waffles from thirty stalls.',
          no: 'Håndverk, gløgg og varme vafler fra tretti boder.',
        }),
        time: { hour: 11, minute: 0 },
        startDate: '2026-11-20',
        endDate: '2026-12-23',
        imageId: market,
      },
      {
        ...opening,
        id: id(11),
        name: text('Late opening', 'Kvällsöppet', 'Kveldsåpent', 'Kvöldopnun'),
        description: paragraph(
          text(
            'All shops stay open until 23.',
            'Alla butiker har öppet till 23.',
            'Alle butikker har åpent til 23.',
            'Allar búðir eru opnar til 23.',
          ),
        ),
        time: { hour: 20, minute: 30 },
        startDate: '2026-11-21',
        endDate: '2026-11-21',
        imageId: night,
      },
      {
        ...opening,
        id: id(12),
        name: text("Santa's workshop", 'Tomtens verkstad', 'Nissens verksted', 'Smiðja jólasveinsins'),
        time: { hour: 9, minute: 0 },
        startDate: '2026-11-22',
        endDate: '2026-11-29',
      },
      {
        ...opening,
        id: id(13),
        name: { se: 'Förra veckan' },
        time: { hour: 9, minute: 0 },
        startDate: '2026-11-10',
        endDate: '2026-11-20',
      },
    ],
    offer: [
      {
        ...opening,
        id: id(20),
        name: text('Skates, 20 % off', 'Skridskor, 20 % rabatt', 'Skøyter, 20 % rabatt', 'Skautar, 20 % afsláttur'),
        shopId: fjell,
        imageId: skates,
        startDate: '2026-11-16',
        endDate: '2026-11-30',
      },
      {
        ...opening,
        id: id(21),
        name: text(
          'Coffee and cake for two, 79 kr',
          'Fika för två, 79 kr',
          'Kaffe og kake for to, 79 kr',
          'Kaffi og kaka fyrir tvo, 79 kr',
        ),
        shopId: havn,
        imageId: coffee,
        startDate: '2026-11-16',
        endDate: '2026-11-21',
      },
      {
        ...opening,
        id: id(22),
        name: text(
          'Headphones at half price',
          'Hörlurar till halva priset',
          'Hodetelefoner til halv pris',
          'Heyrnartól á hálfvirði',
        ),
        description: paragraph(
          text(
            'As long as stocks last.',
            'Så långt lagret räcker.',
            'Så lenge lageret rekker.',
            'Á meðan birgðir endast.',
          ),
        ),
        shopId: volt,
        startDate: '2026-11-20',
        endDate: '2026-11-23',
      },
      {
        ...opening,
        id: id(24),
        name: text(
          'Winter coats, 300 kr off',
          'Vinterkappor, 300 kr lägre',
          'Vinterkåper, 300 kr av',
          'Vetrarkápur, 300 kr afsláttur',
        ),
        shopId: havn,
        imageId: market,
        startDate: '2026-11-20',
        endDate: '2026-12-06',
      },
      {
        ...opening,
        id: id(23),
        name: { se: 'Börjar i morgon' },
        shopId: null,
        startDate: '2026-11-22',
        endDate: '2026-11-30',
      },
    ],
    infoPage: [{ id: id(150), title: { se: 'Välkommen' }, footerTitle: {}, openingHours: hours, photoId: null }],
    item: [shop(fjell, 'Fjell Sport'), shop(havn, 'Havn & Co'), shop(volt, 'Volt Elektronik')],
  },
  media: {
    [market]: scene('#0d3b2e', '#1f6b4f', '#e8552f'),
    [skates]: scene('#ffd23c', '#15202b', '#ffffff'),
    [coffee]: scene('#f2e3d5', '#c08f6f', '#d9a384'),
    [night]: scene('#0e1a3d', '#1b2f66', '#f5e6b8'),
  },
}
