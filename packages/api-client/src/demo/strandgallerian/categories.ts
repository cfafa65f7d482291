import type { CategoryRow } from '../rows'

/** The 14 shop categories, some with a second level. */
const shops: CategoryRow[] = [
  ['fashion', ['Mode', 'Fashion', 'Mote', 'Tíska'], 'shirt rose'],
  ['shoes', ['Skor', 'Shoes', 'Sko', 'Skór'], 'shoe sand', 'fashion'],
  [
    'jewellery',
    ['Smycken och klockor', 'Jewellery and watches', 'Smykker og klokker', 'Skartgripir og úr'],
    'ring night',
    'fashion',
  ],
  ['children', ['Barn', 'Children', 'Barn', 'Börn'], 'kite sky'],
  ['sport', ['Sport', 'Sport', 'Sport', 'Íþróttir'], 'ball sea'],
  ['outdoor', ['Friluftsliv', 'Outdoors', 'Friluftsliv', 'Útivist'], 'tent forest', 'sport'],
  ['home', ['Hem', 'Home', 'Hjem', 'Heimili'], 'lamp petrol'],
  ['kitchen', ['Kök', 'Kitchen', 'Kjøkken', 'Eldhús'], 'pot meadow', 'home'],
  ['gifts', ['Presenter', 'Gifts', 'Gaver', 'Gjafir'], 'gift ember'],
  ['flowers', ['Blommor', 'Flowers', 'Blomster', 'Blóm'], 'blossom moss'],
  ['books', ['Böcker och papper', 'Books and paper', 'Bøker og papir', 'Bækur og pappír'], 'book paper'],
  ['health', ['Hälsa och skönhet', 'Health and beauty', 'Helse og skjønnhet', 'Heilsa og fegurð'], 'drop ice'],
  ['food', ['Mat', 'Food', 'Mat', 'Matvörur'], 'basket sign'],
  ['electronics', ['Elektronik', 'Electronics', 'Elektronikk', 'Raftæki'], 'bolt ink'],
]

const restaurants: CategoryRow[] = [
  ['restaurants', ['Restauranger', 'Restaurants', 'Restauranter', 'Veitingastaðir'], 'fork pine'],
  ['cafes', ['Kaféer', 'Cafés', 'Kafeer', 'Kaffihús'], 'cup blush'],
  ['fast', ['Snabbmat', 'Fast food', 'Hurtigmat', 'Skyndibiti'], 'flame sign'],
  ['bakeries', ['Bageri och glass', 'Bakeries and ice cream', 'Bakeri og is', 'Bakarí og ís'], 'cone lilac'],
  ['lunch', ['Lunch', 'Lunch', 'Lunsj', 'Hádegismatur'], 'bowl meadow'],
  ['bars', ['Barer', 'Bars', 'Barer', 'Barir'], 'glass plum'],
]

const companies: CategoryRow[] = [
  ['bank', ['Bank och post', 'Bank and post', 'Bank og post', 'Banki og póstur'], 'ticket petrol'],
  ['beauty', ['Frisör och skönhet', 'Hair and beauty', 'Frisør og skjønnhet', 'Hár og snyrting'], 'scissors blush'],
  ['care', ['Vård', 'Health care', 'Helsetjenester', 'Heilsugæsla'], 'cross white'],
  [
    'repairs',
    ['Lagning och kemtvätt', 'Repairs and cleaning', 'Reparasjon og rens', 'Viðgerðir og hreinsun'],
    'spool sand',
  ],
  ['travel', ['Resor och bostad', 'Travel and homes', 'Reise og bolig', 'Ferðir og fasteignir'], 'sun sky'],
]

export const categoryRows = { 1: shops, 2: restaurants, 3: companies } as const
