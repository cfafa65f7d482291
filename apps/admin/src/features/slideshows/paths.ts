import type { RecordOf } from '@kiosk-admin/api-client'

/** Both kinds are edited at this address of the specification. */
export const pagePattern = '/published/SlideShow/:id'

/** Replaces the id in the address of a new slideshow. */
export const NEW = 'NewSlideShow'

export const listPath = (kind: RecordOf<'slideshow'>['kind']) =>
  kind === 'screensaver' ? '/published/Screensaver' : '/published/SlideShow'

export const pagePath = (id: string) => `/published/SlideShow/${id}`

export const newPath = (kind: RecordOf<'slideshow'>['kind']) =>
  kind === 'screensaver' ? `${pagePath(NEW)}?kind=screensaver` : pagePath(NEW)
