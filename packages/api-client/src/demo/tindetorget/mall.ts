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
import { lettering } from '../pictures/glyphs'
import { path, svg } from '../pictures/svg'
import { connectors, floors, garages, places, stations } from '../places'
import { slideshows } from '../slideshows'
import { only, texts } from '../texts'
import type { DemoMall } from '../types'
import { connectorRows, floorRows, garageRows, stationRows } from './floors'
import { placeRows } from './places'
import { frame } from './plans'
import { categoryRows, companyRows, eventRows, offerRows, restaurantRows, serviceRows, shopRows } from './rows'
import { slideshowRows } from './slideshows'

/** A letter before a mountain, on the mall's red. */
const icon = svg(
  [36, 36],
  8,
  path('M0 0h36v36H0z', '#b4123d') +
    path('m0 36 13-17 6 7 5-6 12 16z', '#7d0c2a') +
    lettering('T', { x: 18, y: 16, height: 16, colour: '#fff', weight: 3.4 }),
)

export function tindetorget(today: string): DemoMall {
  const place: Place = {
    key: 'tindetorget',
    today,
    languages: ['no', 'en'],
    phone: null,
    address: 'Tindetorget 1, Tromsø',
  }
  const pictures = new Pictures(place)
  const iconId = pictures.add('tindetorget', icon, { width: 288, height: 288 })
  return {
    id: demoId('mall/tindetorget'),
    name: 'Tindetorget',
    timeZone: 'Europe/Oslo',
    languages: place.languages,
    iconId,
    eventUrl: null,
    eventCategoryId: null,
    location: { latitude: 69.649, longitude: 18.9574 },
    brandColor: '#b4123d',
    records: {
      category: [
        ...categories(place, 1, categoryRows[1], pictures),
        ...categories(place, 2, categoryRows[2], pictures),
        ...categories(place, 3, categoryRows[3], pictures),
      ],
      item: [
        ...items(place, 1, shopRows, pictures),
        ...items(place, 2, restaurantRows, pictures),
        ...items(place, 3, companyRows, pictures),
      ],
      service: services(place, serviceRows, pictures),
      event: events(place, eventRows(today), pictures),
      offer: offers(place, offerRows(today), pictures),
      slideshow: slideshows(place, slideshowRows),
      place: places(place, frame, placeRows, pictures),
      garage: garages(place, garageRows),
      floor: floors(place, frame, floorRows, connectorRows, pictures),
      connector: connectors(place, frame, connectorRows),
    },
    singles: {
      infoPage: {
        title: only(texts(['', 'At the foot of the mountain', 'Ved foten av fjellet', '']), place.languages),
        footerTitle: only(texts(['', 'Open every day', 'Åpent alle dager', '']), place.languages),
        openingHours: openingHours('mall', today, place.languages),
        photoId: pictureIdOf(place, 'event-polar-light'),
      },
    },
    stations: stations(place, frame, stationRows),
    sms: { fromId: 'Tindetorget', smsId: 'tindetorget' },
    mediaCategories: mediaCategories(place, {
      logos: 'Logoer',
      categories: 'Kategorier',
      offers: 'Tilbud',
      events: 'Arrangementer',
      plans: 'Plantegninger',
      surroundings: 'Omgivelser',
    }),
    pictures: pictures.all,
  }
}
