import { lazy } from 'react'

const loadScreensaver = () => import('./slides/screensaver')
const loadInfoSlides = () => import('./slides/info-slides')

/** The player of slideshows; loaded after the start, and only where there is something to play. */
export const loadSlides = () => Promise.all([loadScreensaver(), loadInfoSlides()])

const againMs = 30_000

/** Asks until it is there: the start does without slideshows until then, and must not fall for one lost answer. */
async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.info('The player of slideshows is not there yet', error)
      await new Promise((again) => setTimeout(again, againMs))
    }
  }
}

export const Screensaver = lazy(async () => ({ default: (await loaded(loadScreensaver)).Screensaver }))
export const InfoSlides = lazy(async () => ({ default: (await loaded(loadInfoSlides)).InfoSlides }))
