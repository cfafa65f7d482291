import { itemIdOf, type Place, pictureIdOf } from '../expand'
import { list, paragraphs } from '../texts'
import type { DemoRecords } from '../types'

const description = paragraphs(
  ['<h2>Allt för hamn och hem</h2>', '<h2>Everything for harbour and home</h2>', '<h2>Alt for havn og hjem</h2>', ''],
  [
    'Ljusstakar, filtar och porslin från små nordiska verkstäder. Vi slår in presenter <strong>utan kostnad</strong>.',
    'Candlesticks, blankets and china from small Nordic workshops. We wrap presents <strong>free of charge</strong>.',
    'Lysestaker, pledd og porselen fra små nordiske verksteder. Vi pakker inn gaver <strong>gratis</strong>.',
    '',
  ],
  list(
    ['Leverans i hela staden', 'Delivery throughout the city', 'Levering i hele byen', ''],
    ['Presentkort i kassan', 'Gift cards at the till', 'Gavekort i kassen', ''],
  ),
)

/** A shop with rich text: heading, list and keywords, without Icelandic. */
export const havnAndCo =
  (place: Place) =>
  (shop: DemoRecords['item'][number]): DemoRecords['item'][number] =>
    shop.id === itemIdOf(place, 'Havn & Co')
      ? {
          ...shop,
          name: { se: 'Havn & Co', en: 'Havn & Co', no: 'Havn & Co' },
          description,
          imageId: pictureIdOf(place, 'event-harbour-day'),
          searchKeys: {
            se: ['hamn', 'porslin', 'ljusstake', 'present', 'inredning', 'filt'],
            en: ['harbour', 'china', 'candlestick', 'gift', 'interior', 'blanket'],
          },
          address: 'Strandpiren 12, Göteborg',
          location: { latitude: 57.7113, longitude: 11.9659 },
        }
      : shop
