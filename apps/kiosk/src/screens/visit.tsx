import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { messages } from '../messages'
import { hasSlideshows, type Page } from '../model/page'
import type { Stand } from '../model/spots'
import { useOrientation } from '../use-orientation'
import { useRest } from '../use-rest'
import { Frame } from './frame'
import { Showing, type ShowingProps } from './showing'
import { Screensaver } from './slideshows'

/** The pages behind the start; loaded after it, so that the start is there at once. */
export const loadGuide = () => import('./guide/guide-page')

const GuidePage = lazy(async () => ({ default: (await loadGuide()).GuidePage }))

export type VisitProps = Omit<ShowingProps, 'onOpen' | 'orientation'> & {
  /** Where it begins, and where it is again after a while without a touch. @default the start */
  first?: Page | undefined
  /** Begins as after a while without a touch. @default false */
  defaultResting?: boolean
  /** Where the station is; a preview is nowhere. */
  stand?: Stand | null
}

/**
 * One visitor's way through the station, page on page, back to the start when nobody has touched it for a while; then the
 * screensavers that are due play until the next touch.
 */
export function Visit({ first, defaultResting = false, stand = null, ...shown }: VisitProps) {
  const orientation = useOrientation()
  const [pages, setPages] = useState<readonly Page[]>(first ? [first] : [])
  const page = pages.at(-1)
  const open = useCallback((next: Page) => setPages((before) => [...before, next]), [])
  const back = useCallback(() => setPages((before) => before.slice(0, -1)), [])
  const start = useCallback(() => setPages([]), [])
  const { resting, covered, cover, wake } = useRest(defaultResting, () => setPages(first ? [first] : []))

  // the window is outside of React: each page begins at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to scroll
  useEffect(() => void scrollTo({ top: 0 }), [page])

  const { language, onLanguageChange, notice, band, publication, now } = shown
  if (!page) {
    const saves = resting && hasSlideshows(publication, 'screensaver')
    return (
      <>
        {/* below a screensaver there is nothing that moves, or that could be touched */}
        {!(saves && covered) && <Showing {...shown} orientation={orientation} onOpen={open} />}
        {saves && (
          <Suspense>
            <Screensaver {...{ publication, orientation, now, language, band }} onCover={cover} onTouch={wake} />
          </Suspense>
        )}
      </>
    )
  }
  return (
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
  )
}
