import type { AnyContentType } from '@kiosk-admin/api-client'
import type { Feature } from '../shared/feature/feature'
import { audit } from './audit'
import { companyCategories, restaurantCategories, shopCategories } from './categories'
import { connectors } from './connectors'
import { dashboard } from './dashboard'
import { events } from './events'
import { infoPage } from './info-page'
import { restaurants, serviceCompanies, shops } from './items'
import { malls } from './malls'
import { map } from './map'
import { documents, fonts, images, mediaCategories, mediaLibrary, videos } from './media'
import { offers } from './offers'
import { parking } from './parking'
import { places } from './places'
import { profile } from './profile'
import { services } from './services'
import { screensavers, slideshows } from './slideshows'
import { sms } from './sms'
import { stations } from './stations'
import { statistics } from './statistics'
import { trash } from './trash'
import { userGroups, users } from './users'

/** Every screen, in the order of the menu. A new kind of content is one line here. */
export const features = [
  dashboard,
  events,
  shopCategories,
  restaurantCategories,
  companyCategories,
  shops,
  restaurants,
  services,
  serviceCompanies,
  parking,
  map,
  connectors,
  offers,
  slideshows,
  screensavers,
  places,
  trash,
  malls,
  stations,
  sms,
  audit,
  mediaLibrary,
  documents,
  images,
  videos,
  fonts,
  mediaCategories,
  users,
  userGroups,
  profile,
  statistics,
  infoPage,
] as const satisfies readonly Feature[]

type Listed = (typeof features)[number] extends infer F
  ? F extends { records: readonly (infer R)[] }
    ? R
    : never
  : never

/** Every kind of content has a screen: one without does not compile. */
;({}) satisfies Record<Exclude<AnyContentType['resource'], Listed['resource']>, Feature>
