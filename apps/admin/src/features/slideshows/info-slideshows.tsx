import { lazy, Suspense } from 'react'
import { useRoute } from 'wouter'
import { loadCode } from '../../shared/i18n/load-code'
import { info } from './kinds'
import { pagePattern } from './paths'

const SlideshowPage = lazy(async () => ({ default: (await loadCode(() => import('./slideshow-page'))).SlideshowPage }))

/** The list of info slideshows; below its address, the page of a slideshow or screensaver. */
function InfoSlideshows() {
  const [page, params] = useRoute(pagePattern)
  if (!page) return info.screen
  return (
    <Suspense>
      <SlideshowPage id={params.id} />
    </Suspense>
  )
}

export const feature = { screen: <InfoSlideshows /> }
