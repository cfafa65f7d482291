import { regular, stock } from '../conditions'
import { fromToday, nextYearly } from '../dates'
import type { CategoryRow, EventRow, ItemRow, OfferRow, ServiceRow } from '../rows'

export const categoryRows = {
  1: [
    ['fashion', ['', 'Fashion', 'Mote', ''], 'shirt rose'],
    ['outdoor', ['', 'Outdoors', 'Friluftsliv', ''], 'tent forest'],
    ['home', ['', 'Home', 'Hjem', ''], 'lamp petrol'],
    ['books', ['', 'Books and paper', 'Bøker og papir', ''], 'book paper'],
    ['food', ['', 'Food', 'Mat', ''], 'basket sign'],
  ],
  2: [
    ['restaurants', ['', 'Restaurants', 'Restauranter', ''], 'fork pine'],
    ['cafes', ['', 'Cafés', 'Kafeer', ''], 'cup blush'],
  ],
  3: [
    ['repairs', ['', 'Repairs and cleaning', 'Reparasjon og rens', ''], 'spool sand'],
    ['care', ['', '', 'Helsetjenester', ''], 'cross white'],
  ],
} satisfies Record<1 | 2 | 3, CategoryRow[]>

export const shopRows: ItemRow[] = [
  ['Nordvind', 'fashion', 'mall', '101', 'snow ice'],
  ['Lofotull', 'fashion', 'mall', '102', 'wave sea'],
  ['Søm & Sting', 'fashion', 'mall', '103', 'needle plum'],
  ['Finkjolen', 'fashion', 'noSunday', '104'],
  ['Tinderangle', 'outdoor', 'late', '105', 'mountain night'],
  ['Skiløypa', 'outdoor', 'late', '106', 'snow sky'],
  ['Bålplassen', 'outdoor', 'mall', '107', 'flame pine'],
  ['Lun', 'home', 'mall', '201', 'candle rose'],
  ['Kystrommet', 'home', 'mall', '202', 'anchor petrol'],
  ['Pledd & Pute', 'home', 'noSunday', '203'],
  ['Bokbrygga', 'books', 'mall', '204', 'book brick'],
  ['Blekkhuset', 'books', 'office', '205', 'pen lilac', 'InActive'],
  ['Ishavsmat', 'food', 'food', '108', 'fish sea'],
  ['Mørketid Te', 'food', 'mall', '109', 'moon ink'],
]

export const restaurantRows: ItemRow[] = [
  ['Skrei', 'restaurants', 'restaurant', '301', 'fish ice'],
  ['Nordlysgrillen', 'restaurants', 'restaurant', '302', 'flame night'],
  ['Kaffe Kysten', 'cafes', 'cafe', '303', 'cup sand'],
  ['Vaffelbua', 'cafes', 'cafe', '304', 'waffle sign'],
  ['Lefse & Latte', 'cafes', 'bakery', '305'],
]

export const companyRows: ItemRow[] = [
  ['Skomaker Sole', 'repairs', 'noSunday', '401', 'shoe pine'],
  ['Rent & Rynkefritt', 'repairs', 'office', '402', 'shirt white'],
  ['Tannlegene på Torget', 'care', 'care', '403', 'tooth petrol'],
  ['Lyngen Fysioterapi', 'care', 'care', '404', 'none'],
]

export const eventRows = (today: string): EventRow[] => [
  {
    key: 'polar-light',
    name: ['', 'Polar light evening', 'Lyskveld', ''],
    time: [18, 0],
    span: fromToday(today, -1, 10),
    art: 'polar',
    description: [
      [
        '',
        'We dim the lamps for one hour and tell stories of the sky above us.',
        'Vi demper lampene i en time og forteller historier om himmelen over oss.',
        '',
      ],
    ],
  },
  {
    key: 'christmas-lights',
    name: ['', 'The tree is lit', 'Julegrantenning', ''],
    time: [17, 0],
    span: nextYearly(today, '11-29', '11-29'),
    art: 'market',
    description: [
      ['', 'We walk around the tree and the brass band plays.', 'Vi går rundt treet, og korpset spiller.', ''],
    ],
  },
  {
    key: 'winter-reading',
    name: ['', 'Winter reading', 'Vinterlesing', ''],
    time: [13, 0],
    span: fromToday(today, 5, 40),
    art: 'reading',
    description: [
      ['', 'Authors read from their new books on Saturdays.', 'Forfattere leser fra nye bøker på lørdager.', ''],
    ],
  },
  {
    key: 'harbour-concert',
    name: ['', '', 'Havnekonsert', ''],
    time: [19, 30],
    span: fromToday(today, 20, 1),
    art: 'stage',
    description: [['', '', 'Programmet er ikke klart ennå.', '']],
    status: 'InActive',
  },
]

export const offerRows = (today: string): OfferRow[] => [
  {
    key: 'wool',
    shop: 'Lofotull',
    name: ['', 'Wool jumpers, 20% off', 'Ullgensere, 20 % rabatt', ''],
    span: fromToday(today, -2, 20),
    art: 'shirt sea',
    description: [regular],
  },
  {
    key: 'skis',
    shop: 'Skiløypa',
    name: ['', 'Skis and boots, NOK 2,990', 'Skipakke, 2990 kr', ''],
    span: fromToday(today, 0, 30),
    art: 'snow sky',
    description: [['', 'Skis, bindings and boots.', 'Ski, bindinger og støvler.', ''], stock],
  },
  {
    key: 'headlamp',
    shop: 'Tinderangle',
    name: ['', 'Head torches, two for NOK 499', 'Hodelykter, to for 499 kr', ''],
    span: fromToday(today, -5, 40),
    art: 'sun night',
    description: [stock],
  },
  {
    key: 'candles',
    shop: 'Lun',
    name: ['', 'Candles, three for two', 'Lys, tre for to', ''],
    span: fromToday(today, -1, 25),
    art: 'candle rose',
    description: [],
  },
  {
    key: 'crime',
    shop: 'Bokbrygga',
    name: ['', 'Three crime novels for two', 'Tre krimbøker for to', ''],
    span: fromToday(today, 3, 30),
    art: 'book brick',
    description: [stock],
  },
  {
    key: 'cod',
    shop: 'Ishavsmat',
    name: ['', 'Fresh cod on Thursdays', 'Fersk torsk på torsdager', ''],
    span: fromToday(today, -10, 60),
    art: 'fish sea',
    description: [],
  },
  {
    key: 'waffle',
    shop: 'Vaffelbua',
    name: ['', 'Waffle and coffee, NOK 75', 'Vaffel og kaffe, 75 kr', ''],
    span: fromToday(today, 0, 45),
    art: 'waffle sign',
    description: [['', 'With jam and sour cream.', 'Med syltetøy og rømme.', '']],
  },
  {
    key: 'soles',
    shop: 'Skomaker Sole',
    name: ['', '', 'Nye såler, 15 % rabatt', ''],
    span: fromToday(today, 7, 21),
    description: [],
    status: 'InActive',
  },
]

export const serviceRows: readonly ServiceRow[] = [
  ['toilets', ['', 'Toilets', 'Toaletter', ''], 'E02', 'drop sky'],
  ['cash', ['', 'Cash machine', 'Minibank', ''], 'E05', 'ticket petrol'],
  ['lost', ['', 'Lost property', 'Hittegods', ''], 'E01', 'key sign'],
  ['play', ['', 'Play corner', 'Lekekrok', ''], 'E04', 'ball ember'],
]
