import { languageTags, type MallSnapshot } from '@kiosk-admin/api-client'
import type { Station } from '@kiosk-admin/kiosk-client'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerMs, visitorLeft } from '../hooks/use-idle'
import { useOrientation } from '../hooks/use-orientation'
import { useStandby } from '../hooks/use-standby'
import { messages } from '../messages'
import { type Destination, hasSignVideo, hasSlideshows, type LinkedDocument, type Page, type Site } from '../model/page'
import { emptySearch } from '../model/search'
import { useScreenName } from '../page-errors'
import { useSpeech } from '../speech/use-speech'
import type { Voice } from '../speech/voice'
import { type AccessMode, accessContext } from './access/access-context'
import { Frame } from './frame'
import { QuestionWindow } from './question'
import type { FetchFrame } from './site/use-site-frame'
import { Screensaver } from './slideshows'
import { returnToMenu, StartPage, type StartPageProps } from './start-page'

/** The pages behind the start page; loaded after it. */
export const loadGuide = () => import('./guide/guide-page')

const GuidePage = lazy(async () => ({ default: (await loadGuide()).GuidePage }))

/** The window for websites; loaded after the start page. */
export const loadSite = () => import('./site/site-window')

const SiteWindow = lazy(async () => ({ default: (await loadSite()).SiteWindow }))

/** The window for documents; loaded after the start page. */
export const loadDocument = () => import('./site/document-window')

const DocumentWindow = lazy(async () => ({ default: (await loadDocument()).DocumentWindow }))

/** Spoken output; loaded when a visitor turns it on. */
export const loadSpeech = () => import('../speech/speech')

const Speech = lazy(async () => ({ default: (await loadSpeech()).Speech }))

export type VisitProps = Omit<StartPageProps, 'onOpen' | 'orientation' | 'stepFree' | 'onStepFreeChange'> & {
  /** The first page, also after standby. @default the start page */
  first?: Page | undefined
  /** Begins in standby. @default false */
  defaultStandby?: boolean
  /** Beginning of the addresses of ways from here for phones. @default none, as in a preview */
  waysUrl?: string | null
  /** Origin of the addresses of documents for phones. @default none, as in a preview */
  visitorUrl?: string | null
  fetchFrame: FetchFrame
  /** What speaks. @default nothing */
  voice?: Voice | null
  /** Counts searches, by visit; not in a preview. */
  recordSearch?: Station['recordSearch']
  beginVisit?: Station['beginVisit']
}

type OpenedDocument = LinkedDocument & { file: MallSnapshot['media'][string] }

/** A button by its label, and its index among buttons with the same label. */
type Opener = { label: string; index: number }

/** Tells buttons of a page apart. Accessible names would load the code of speech. */
const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

const buttonsLabelled = (root: Element | null, label: string) =>
  [...(root?.querySelectorAll('button') ?? [])].filter((button) => labelOf(button) === label)

function openerOf(root: Element | null): Opener | undefined {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLButtonElement)) return undefined
  const label = labelOf(activeElement)
  return { label, index: buttonsLabelled(root, label).indexOf(activeElement) }
}

const noModes: ReadonlySet<AccessMode> = new Set()

/**
 * One visitor's session: a stack of pages that is reset after a minute without a touch. Then the due
 * screensavers play until the next touch.
 */
export function Visit({
  first,
  defaultStandby = false,
  location = null,
  mapState = null,
  waysUrl = null,
  visitorUrl = null,
  fetchFrame,
  voice = null,
  recordSearch,
  beginVisit,
  ...shown
}: VisitProps) {
  const orientation = useOrientation()
  const [pages, setPages] = useState<readonly Page[]>(first ? [first] : [])
  const [stepFree, setStepFree] = useState(false)
  const [search, setSearch] = useState(emptySearch)
  const [opened, setOpened] = useState<Site | OpenedDocument | null>(null)
  const [modes, setModes] = useState(noModes)
  const page = pages.at(-1)
  const below = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  /** The buttons that opened the pages. They are unmounted, so they are found again by their label. */
  const openers = useRef<(Opener | undefined)[]>([])
  const returnTo = useRef<Opener>(undefined)
  const { media } = shown.publication
  const open = useCallback(
    (to: Destination) => {
      if (to.at === 'search') setSearch(emptySearch)
      if (to.at !== 'site' && to.at !== 'document') {
        openers.current.push(openerOf(below.current))
        return setPages((before) => [...before, to])
      }
      opener.current = document.activeElement
      if (to.at === 'site') return setOpened(to)
      const file = media[to.id]
      if (file) setOpened({ ...to, file })
    },
    [media],
  )
  const back = useCallback(() => {
    returnTo.current = openers.current.pop()
    setPages((before) => before.slice(0, -1))
  }, [])
  const start = useCallback(() => {
    openers.current = []
    setPages([])
  }, [])
  /** Set once a visitor has left the start page: back on it, the page scrolls to the menu. */
  const visited = useRef(false)
  const { asking, standby, covered, setCovered, wake } = useStandby(defaultStandby, () => {
    visited.current = false
    openers.current = []
    setPages(first ? [first] : [])
    setStepFree(false)
    setSearch(emptySearch)
    setModes(noModes)
    scrollTo({ top: 0 })
  })
  useScreenName(standby ? 'screensaver' : (opened?.at ?? page?.at ?? 'start'))

  // at the first touch, not at the end of the last visit: its search page may still report a text
  useEffect(() => {
    if (!standby) beginVisit?.()
  }, [standby, beginVisit])

  // returns the focus to the link that opened the window; `inert` took it away
  useEffect(() => {
    if (!opened) return
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [opened])

  // each page starts at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a screensaver is a reason to scroll, too
  useEffect(() => {
    if (page) visited.current = true
    if (!page && visited.current) returnToMenu()
    else scrollTo({ top: 0 })
    // visitors with a keypad continue at the pressed button
    const opener = returnTo.current
    returnTo.current = undefined
    if (opener) buttonsLabelled(below.current, opener.label)[opener.index]?.focus()
  }, [page, covered])

  /** A touch on the screensaver leads to the menu. */
  function onWake() {
    visited.current = true
    wake()
  }

  const { language, onLanguageChange, notice, band, publication, now } = shown
  const onToggle = useCallback(
    (mode: AccessMode) =>
      setModes((before) => new Set(before.has(mode) ? [...before].filter((one) => one !== mode) : [...before, mode])),
    [],
  )
  const speech = useSpeech({
    ...{ voice, language, standby },
    on: modes.has('speech'),
    onToggle: () => onToggle('speech'),
  })
  const isSigned = hasSignVideo(publication) && page?.at !== 'signLanguage'
  const access = useMemo(
    () => ({ modes, onToggle, speech, onSignLanguage: isSigned ? () => open({ at: 'signLanguage' }) : null }),
    [modes, onToggle, speech, isSigned, open],
  )
  /** Whether the visitor has something to lose at the end of the visit. */
  const isUsed = pages.length > (first ? 1 : 0) || modes.size > 0
  const isAsking = asking && isUsed && !opened
  const onClose = () => setOpened(null)
  function onLeft() {
    setOpened(null)
    visitorLeft()
  }
  const t = messages[language]
  const hasScreensaver = standby && hasSlideshows(publication, 'screensaver')
  return (
    <accessContext.Provider value={access}>
      {/* the window and the question are modal */}
      <div ref={below} className="kiosk-below" inert={opened !== null || isAsking}>
        {page ? (
          <Suspense
            fallback={
              <Frame {...{ language, onLanguageChange, notice, band }} languages={publication.mall.languages}>
                <p className="kiosk-empty" role="status">
                  {t.loading}
                </p>
              </Frame>
            }
          >
            <GuidePage
              // each page starts with its own state
              key={pages.length}
              {...{ page, publication, now, language, onLanguageChange, notice, band, location, mapState, stepFree }}
              {...{ waysUrl, search, recordSearch }}
              onStepFreeChange={setStepFree}
              onSearchChange={setSearch}
              onOpen={open}
              onBack={back}
              onStart={start}
            />
          </Suspense>
        ) : (
          // unmounted behind a screensaver: nothing moves and nothing can be clicked
          !(hasScreensaver && covered) && (
            <StartPage
              {...shown}
              {...{ orientation, location, mapState, stepFree }}
              onStepFreeChange={setStepFree}
              onOpen={open}
            />
          )
        )}
      </div>
      {!page && hasScreensaver && (
        <Suspense>
          <Screensaver {...{ publication, orientation, now, language, band }} onCover={setCovered} onWake={onWake} />
        </Suspense>
      )}
      {opened?.at === 'site' && (
        <Suspense>
          <SiteWindow {...{ language, fetchFrame, onClose, onLeft }} site={opened} draft={band !== undefined} />
        </Suspense>
      )}
      {opened?.at === 'document' && (
        <Suspense>
          <DocumentWindow {...{ language, visitorUrl, onClose, onLeft }} name={opened.name} file={opened.file} />
        </Suspense>
      )}
      {speech?.on && (
        <Suspense>
          <Speech key={language} ref={speech.handle} {...{ voice: speech.voice, volume: speech.volume, language }} />
        </Suspense>
      )}
      {isAsking && (
        <QuestionWindow
          lang={languageTags[language]}
          title={t.stillThere}
          text={t.startsOverIn(answerMs / 1000)}
          answer={t.moreTime}
        />
      )}
    </accessContext.Provider>
  )
}
