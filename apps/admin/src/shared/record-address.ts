import type { TypeNumber } from '@kiosk-admin/api-client'
import { categoryPaths } from './category-types'
import { session } from './session'

/** What names a record, of whatever kind. `type` and `kind` tell those apart that have several. */
export type RecordName = {
  resource: string
  id: string
  type?: TypeNumber | null | undefined
  kind?: string | null | undefined
}

const itemScreens: Record<TypeNumber, string> = {
  1: '/published/Shops',
  2: '/published/Restaurants',
  3: '/published/ServiceCompanies',
}

const fileScreens: Record<string, string> = {
  Document: '/mediaLibrary/Document',
  Image: '/MediaLibrary/Image',
  Video: '/MediaLibrary/Video',
  Font: '/MediaLibrary/Font',
}

/** The path of the screen that a record is listed on, as the list of features has it, and the address that opens it. */
export function addressOf({ resource, id, type, kind }: RecordName): { screen: string; href: string } | undefined {
  const dialog = (screen: string | undefined, name: string) =>
    screen === undefined ? undefined : { screen, href: `${screen}?dialog=${name}&id=${id}` }
  switch (resource) {
    case 'Event':
      return dialog('/published/event', 'eventEdit')
    case 'Category':
      return dialog(type ? categoryPaths[type] : undefined, 'categoryEdit')
    case 'Item':
      return dialog(type ? itemScreens[type] : undefined, 'shopEdit')
    case 'Service':
      return dialog('/published/service', 'serviceEdit')
    case 'Offer':
      return dialog('/published/offer', 'offerEdit')
    case 'Place':
      return dialog('/published/SurroundingArea', 'placeEdit')
    case 'Garage':
      return dialog('/published/Parking', 'garageEdit')
    case 'Floor':
      return { screen: '/published/Parking', href: `/published/Parking/${id}` }
    case 'Slideshow': {
      const screen = kind === 'screensaver' ? '/published/Screensaver' : '/published/SlideShow'
      return { screen, href: `/published/SlideShow/${id}` }
    }
    case 'MediaLibrary':
      return dialog(fileScreens[kind ?? ''], 'imagePreview')
    case 'MediaCategory':
      return dialog('/mediaLibrary/Categories', 'mediaCategory')
    case 'MallStation': {
      const screen = '/Malls/Stations'
      return { screen, href: `${screen}/${session.get()?.mallId}?dialog=station&id=${id}` }
    }
    case 'Mall':
      return dialog('/Malls/Mall', 'mall')
    case 'User':
      return dialog('/user/user', 'userNew')
    case 'UserGroup':
      return dialog('/user/usergroup', 'userGroupNew')
    case 'InfoPage':
      return { screen: '/InfoPage', href: '/InfoPage' }
    default:
      return undefined
  }
}
