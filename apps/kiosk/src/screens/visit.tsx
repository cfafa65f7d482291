import type { MapState } from '@kiosk-admin/api-client/kiosk'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { visitorLeft } from '../hooks/use-idle'
import { useOrientation } from '../hooks/use-orientation'
import { useStandby } from '../hooks/use-standby'
import { messages } from '../messages'
import { type Destination, hasSlideshows, type Page, type Site } from '../model/page'
import type { StationLocation } from '../model/spots'
import { Frame } from './frame'
import type { FetchFrame } from './site/use-site-frame'
import { Screensaver } from './slideshows'
import { StartPage, type StartPageProps, scrollToMenu } from './start-page'

/** The pages behind the start page; loaded after it. */
export const loadGuide = () => import('./guide/guide-page')

const GuidePage = lazy(async () => ({ default: (await loadGuide()).GuidePage }))

/** The window for websites; loaded after the start page. */
export const loadSite = () => import('./site/site-window')

const SiteWindow = lazy(async () => ({ default: (await loadSite()).SiteWindow }))

export type VisitProps = Omit<StartPageProps, 'onOpen' | 'orientation'> & {
  /** The first page, also after standby. @default the start page */
  first?: Page | undefined
  /** Begins in standby. @default false */
  defaultStandby?: boolean
  /** `null` in a preview without a station. */
  location?: StationLocation | null
  /** What is out of order. @default nothing */
  mapState?: MapState | null
  fetchFrame: FetchFrame
}

/**
 * One visitor's session: a stack of pages that is reset after a minute without a touch. Then the due
 * screensavers play until the next touch.
 */
export function Visit({
  first,
  defaultStandby = false,
  location = null,
  mapState = null,
  fetchFrame,
  ...shown
}: VisitProps) {
  const orientation = useOrientation()
  const [pages, setPages] = useState<readonly Page[]>(first ? [first] : [])
  const [stepFree, setStepFree] = useState(false)
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
  /** Set once a visitor has left the start page: back on it, the page scrolls to the menu. */
  const visited = useRef(false)
  const { standby, covered, setCovered, wake } = useStandby(defaultStandby, () => {
    visited.current = false
    setPages(first ? [first] : [])
    setStepFree(false)
    scrollTo({ top: 0 })
  })

  // returns the focus to the link that opened the window; `inert` took it away
  useEffect(() => {
    if (!site) return
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [site])

  // each page starts at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a screensaver is a reason to scroll, too
  useEffect(() => {
    if (page) visited.current = true
    if (!page && visited.current) scrollToMenu()
    else scrollTo({ top: 0 })
  }, [page, covered])

  /** A touch on the screensaver leads to the menu. */
  function onWake() {
    visited.current = true
    wake()
  }

  const { language, onLanguageChange, notice, band, publication, now } = shown
  const hasScreensaver = standby && hasSlideshows(publication, 'screensaver')
  return (
    <>
      {/* the window is modal */}
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
              // each page starts with its own state
              key={pages.length}
              {...{ page, publication, now, language, onLanguageChange, notice, band, location, mapState, stepFree }}
              onStepFreeChange={setStepFree}
              onOpen={open}
              onBack={back}
              onStart={start}
            />
          </Suspense>
        ) : (
          // unmounted behind a screensaver: nothing moves and nothing can be clicked
          !(hasScreensaver && covered) && <StartPage {...shown} orientation={orientation} onOpen={open} />
        )}
      </div>
      {!page && hasScreensaver && (
        <Suspense>
          <Screensaver {...{ publication, orientation, now, language, band }} onCover={setCovered} onWake={onWake} />
        </Suspense>
      )}
      {site && (
        <Suspense>
          <SiteWindow
            {...{ site, language, fetchFrame }}
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
