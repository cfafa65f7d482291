import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { type Destination, hasSlideshows, type Page, type Site } from '../model/page'
import type { Stand } from '../model/spots'
import { visitorLeft } from '../use-idle'
import { useOrientation } from '../use-orientation'
import { useRest } from '../use-rest'
import { Frame } from './frame'
import { Showing, type ShowingProps, scrollToMenu } from './showing'
import type { FrameOf } from './site/use-site-frame'
import { Screensaver } from './slideshows'

/** The pages behind the start; loaded after it, so that the start is there at once. */
export const loadGuide = () => import('./guide/guide-page')

const GuidePage = lazy(async () => ({ default: (await loadGuide()).GuidePage }))

/** The window for websites; loaded after the start as well. */
export const loadSite = () => import('./site/site-window')

const SiteWindow = lazy(async () => ({ default: (await loadSite()).SiteWindow }))

export type VisitProps = Omit<ShowingProps, 'onOpen' | 'orientation'> & {
  /** Where it begins, and where it is again after a while without a touch. @default the start */
  first?: Page | undefined
  /** Begins as after a while without a touch. @default false */
  defaultResting?: boolean
  /** Where the station is; a preview is nowhere. */
  stand?: Stand | null
  frameOf: FrameOf
}

/**
 * One visitor's way through the station, page on page, back to the start when nobody has touched it for a while; then the
 * screensavers that are due play until the next touch.
 */
export function Visit({ first, defaultResting = false, stand = null, frameOf, ...shown }: VisitProps) {
  const orientation = useOrientation()
  const [pages, setPages] = useState<readonly Page[]>(first ? [first] : [])
  const [site, setSite] = useState<Site | null>(null)
  const page = pages.at(-1)
  const opener = useRef<Element | null>(null)
  const open = useCallback((to: Destination) => {
    if (to.at !== 'site') return setPages((before) => [...before, to])
    opener.current = document.activeElement
    setSite(to)
  }, [])
  const back = useCallback(() => setPages((before) => before.slice(0, -1)), [])
  const start = useCallback(() => setPages([]), [])
  /** The visitor has been on other pages: who comes back to the start looks for the menu. */
  const visited = useRef(false)
  const { resting, covered, cover, wake } = useRest(defaultResting, () => {
    visited.current = false
    setPages(first ? [first] : [])
    scrollTo({ top: 0 })
  })

  // what opened a website has the focus again after it: below the window nothing can have it
  useEffect(() => {
    if (!site) return
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [site])

  // the window is outside of React: each page begins at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a screensaver is a reason to scroll, too
  useEffect(() => {
    if (page) visited.current = true
    if (!page && visited.current) scrollToMenu()
    else scrollTo({ top: 0 })
  }, [page, covered])

  /** Somebody has touched the screensaver, which asks to find the way: that begins at the menu. */
  function come() {
    visited.current = true
    wake()
  }

  const { language, onLanguageChange, notice, band, publication, now } = shown
  const saves = resting && hasSlideshows(publication, 'screensaver')
  return (
    <>
      {/* what is below the window is out of reach */}
      <div className="kiosk-below" inert={site !== null}>
        {page ? (
          <Suspense
            fallback={
              <Frame {...{ language, onLanguageChange, notice, band }} languages={publication.mall.languages}>
                <p className="kiosk-empty" role="status">
                  {messages[language].loading}
                </p>
              </Frame>
            }
          >
            <GuidePage
              // another page, another place to begin from: no state of the one before
              key={pages.length}
              {...{ page, publication, now, language, onLanguageChange, notice, band, stand }}
              onOpen={open}
              onBack={back}
              onStart={start}
            />
          </Suspense>
        ) : (
          // below a screensaver there is nothing that moves, or that could be touched
          !(saves && covered) && <Showing {...shown} orientation={orientation} onOpen={open} />
        )}
      </div>
      {!page && saves && (
        <Suspense>
          <Screensaver {...{ publication, orientation, now, language, band }} onCover={cover} onTouch={come} />
        </Suspense>
      )}
      {site && (
        <Suspense>
          <SiteWindow
            {...{ site, language, frameOf }}
            draft={band !== undefined}
            onClose={() => setSite(null)}
            onLeft={() => {
              setSite(null)
              visitorLeft()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
