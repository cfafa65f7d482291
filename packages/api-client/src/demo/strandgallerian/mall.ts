import {
  categories,
  events,
  items,
  mediaCategories,
  offers,
  Pictures,
  type Place,
  pictureIdOf,
  services,
} from '../expand'
import { openingHours } from '../hours'
import { demoId } from '../id'
import { circle, path, stroke, svg } from '../pictures/svg'
import { connectors, floors, garages, places, stations } from '../places'
import { slideshows } from '../slideshows'
import { only, texts } from '../texts'
import type { DemoMall } from '../types'
import { categoryRows } from './categories'
import { companyRows } from './companies'
import { eventRows } from './events'
import { connectorRows, floorRows, garageRows } from './floors'
import { offerRows } from './offers'
import { havnAndCo } from './own-words'
import { placeRows } from './places'
import { frame } from './plans'
import { restaurantRows } from './restaurants'
import { serviceRows } from './services'
import { shopRows } from './shops'
import { slideshowRows } from './slideshows'
import { stationRows } from './stations'

/** A sun that rises behind a wave. */
const icon = svg(
  [36, 36],
  8,
  path('M0 0h36v36H0z', '#0f5c6b') +
    circle(18, 17, 9, '#ffd23f') +
    path('M0 19h36v17H0z', '#0f5c6b') +
    stroke('M7 24c3.7 0 3.7-3 7.3-3s3.7 3 7.4 3 3.6-3 7.3-3', '#fff', 2.6),
)

export function strandgallerian(today: string): DemoMall {
  const place: Place = {
    key: 'strandgallerian',
    today,
    languages: ['se', 'en', 'no', 'is'],
    phone: '031-390 06',
    address: 'Strandpiren 4, Göteborg',
  }
  const pictures = new Pictures(place)
  const iconId = pictures.add('strandgallerian', icon, { width: 288, height: 288 })
  return {
    id: demoId('mall/strandgallerian'),
    name: 'Strandgallerian',
    timeZone: 'Europe/Stockholm',
    languages: place.languages,
    iconId,
    eventUrl: 'https://strandgallerian.example/kalender',
    eventCategoryId: null,
    location: { latitude: 57.7111, longitude: 11.9668 },
    brandColor: null,
    records: {
      category: [
        ...categories(place, 1, categoryRows[1], pictures),
        ...categories(place, 2, categoryRows[2], pictures),
        ...categories(place, 3, categoryRows[3], pictures),
      ],
      item: [
        ...items(place, 1, shopRows, pictures).map(havnAndCo(place)),
        ...items(place, 2, restaurantRows, pictures),
        ...items(place, 3, companyRows, pictures),
      ],
      service: services(place, serviceRows, pictures),
      event: events(place, eventRows(today), pictures),
      offer: offers(place, offerRows(today), pictures),
      slideshow: slideshows(place, slideshowRows(today)),
      place: places(place, frame, placeRows, pictures),
      garage: garages(place, garageRows),
      floor: floors(place, frame, floorRows, connectorRows, pictures),
      connector: connectors(place, frame, connectorRows),
    },
    singles: {
      infoPage: {
        title: only(
          texts([
            'Vid vattnet sedan 1987',
            'By the water since 1987',
            'Ved vannet siden 1987',
            'Við vatnið síðan 1987',
          ]),
          place.languages,
        ),
        footerTitle: only(
          texts(['Öppet alla dagar', 'Open every day', 'Åpent alle dager', 'Opið alla daga']),
          place.languages,
        ),
        openingHours: openingHours('mall', today, place.languages),
        photoId: pictureIdOf(place, 'event-harbour-day'),
      },
    },
    stations: stations(place, frame, stationRows),
    sms: { fromId: 'Strand', smsId: 'strandgallerian' },
    mediaCategories: mediaCategories(place, {
      logos: 'Logotyper',
      categories: 'Kategorier',
      offers: 'Erbjudanden',
      events: 'Evenemang',
      plans: 'Plankartor',
      surroundings: 'Omgivningar',
    }),
    pictures: pictures.all,
  }
}
