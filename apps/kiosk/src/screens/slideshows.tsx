import { lazy } from 'react'

const loadScreensaver = () => import('./slides/screensaver')
const loadInfoSlides = () => import('./slides/info-slides')

/** The slideshow player: loaded after start-up, and only for publications with slideshows. */
export const loadSlides = () => Promise.all([loadScreensaver(), loadInfoSlides()])

const retryMs = 30_000

/** Retries until the chunk has loaded; start-up does not wait for it. */
async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.info('The slideshow player could not be loaded yet', error)
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}

export const Screensaver = lazy(async () => ({ default: (await retry(loadScreensaver)).Screensaver }))
export const InfoSlides = lazy(async () => ({ default: (await retry(loadInfoSlides)).InfoSlides }))
