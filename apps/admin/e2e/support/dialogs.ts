import type { Page } from '@playwright/test'

/** The first record of a list on the server. */
export const firstOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(`/api${url}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    const { message } = (await answer.json()) as { message: { id: string }[] | { data: { id: string }[] } }
    return (Array.isArray(message) ? message : message.data)[0]?.id ?? ''
  }, path)

export type Named = [path: string, dialog: string, id?: (page: Page, mallId: string) => Promise<string> | string]

export const itself = (_: Page, mallId: string) => mallId
export const firstOfMall = (path: string) => (page: Page, mallId: string) => firstOf(page, `${path}?mallId=${mallId}`)

/** `{mall}` is replaced by the current mall. */
export const dialogs: Record<string, Named[]> = {
  content: [
    ['/published/event', 'eventEdit'],
    ['/published/offer', 'offerEdit'],
    ['/published/service', 'serviceEdit'],
    ['/published/Shops', 'shopEdit'],
  ],
  'what content lies in': [
    ['/Published/RestaurantAndCafe', 'categoryEdit'],
    ['/published/Connectors', 'connectorEdit'],
    ['/published/Parking', 'garageEdit'],
    ['/published/Parking', 'floorEdit'],
  ],
  'slideshows and figures': [
    ['/published/SlideShow', 'slideshowEdit', firstOfMall('/Slideshow')],
    ['/published/SlideShow', 'slideshowPreview', firstOfMall('/Slideshow')],
    ['/Statistics', 'chartView', () => 'clicks'],
  ],
  people: [
    ['/user/user', 'userNew'],
    ['/user/usergroup', 'userGroupNew'],
    ['/user/usergroup', 'newUserInGroup', (page) => firstOf(page, '/UserGroup')],
  ],
  files: [
    ['/MediaLibrary/Image', 'uploadFile'],
    ['/MediaLibrary/Image', 'imagePreview', (page, mallId) => firstOf(page, `/MediaLibrary/Files/Image/${mallId}`)],
    ['/mediaLibrary/Categories', 'mediaCategory'],
  ],
  malls: [
    ['/Malls/Mall', 'mall'],
    ['/Malls/Mall', 'mallUsers', itself],
    ['/Malls/SMS', 'sms', itself],
    ['/Malls/Stations/{mall}', 'station', (page, mallId) => firstOf(page, `/MallStation/${mallId}`)],
    ['/Malls/Stations/{mall}', 'stationEdit'],
  ],
  'preview popups': [
    ['/published/event', 'eventPreview', firstOfMall('/Event')],
    ['/published/offer', 'offerPreview', firstOfMall('/Offer')],
    ['/published/Shops', 'shopPreview', (page, mallId) => firstOf(page, `/Item?mallId=${mallId}&type=1`)],
  ],
}
