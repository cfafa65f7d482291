import { type LanguageCode, type MallSnapshot, visitorLanguages } from '@kiosk-admin/api-client'
import type { KioskOrientation } from '@kiosk-admin/ui/headless'
import { SlideshowStage, useSlideshowPlayer } from '@kiosk-admin/ui/slideshow'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { kitLanguages } from '../../messages'
import { createPlaylist, type PlaylistEvent, playlistReducer } from '../../model/playlist'
import type { PlayedSlideshow } from '../../model/slideshows'
import { slideMessages } from './slide-messages'

export type PlaylistPlayerProps = {
  publication: MallSnapshot
  /** The due slideshows, in order. */
  shows: readonly PlayedSlideshow[]
  orientation: KioskOrientation
  now: Date
  language: LanguageCode
  /** The accessible name. @default none: the slides are part of a region that has one */
  label?: string
  /** @default true */
  playing?: boolean
  /** Called when the first slide is on the screen. */
  onVisible?: () => void
}

/** Plays slideshows one after the other, each with its own speed and background. */
export function PlaylistPlayer({ shows, label, language, playing = true, onVisible, ...run }: PlaylistPlayerProps) {
  const [list, dispatch] = useReducer(playlistReducer<PlayedSlideshow>, shows, createPlaylist)
  useEffect(() => dispatch({ type: 'due', shows }), [shows])

  const notify = useRef(onVisible)
  notify.current = onVisible
  const isVisible = list.current !== undefined
  useEffect(() => {
    if (isVisible) notify.current?.()
  }, [isVisible])

  const entries = [list.current, list.next].filter((entry) => entry !== undefined)
  const group = label !== undefined && {
    role: 'group',
    'aria-roledescription': slideMessages[language].slideshow,
    'aria-label': label,
  }
  return (
    <div className="kiosk-play" {...group}>
      {entries.map((entry) => (
        <Run
          key={entry.run}
          {...{ ...run, ...entry, language, dispatch }}
          visible={entry.run === list.current?.run}
          playing={playing && entry.run === list.current?.run}
        />
      ))}
    </div>
  )
}

type RunProps = Pick<PlaylistPlayerProps, 'publication' | 'orientation' | 'now' | 'language'> & {
  run: number
  show: PlayedSlideshow
  visible: boolean
  playing: boolean
  dispatch: (event: PlaylistEvent<PlayedSlideshow>) => void
}

/** A run ends this much before the player would go back to the first slide. */
const marginMs = 100

function Run({ publication, orientation, now, language, run, show, visible, playing, dispatch }: RunProps) {
  const { mall, media } = publication
  const time = useRef(now)
  time.current = now
  const clock = useMemo(() => () => time.current, [])
  const player = useSlideshowPlayer({
    ...{ slideshow: show, orientation, playing, now: clock },
    timeZone: mall.timeZone,
  })
  const { current, nothing, place, slides, milliseconds } = player

  const isReady = current !== undefined
  useEffect(() => {
    if (isReady) dispatch({ type: 'ready', run })
    else if (nothing) dispatch({ type: 'failed', run })
  }, [isReady, nothing, run, dispatch])

  const lastPlace = useRef(-1)
  const slideTurn = current?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same slide in another round restarts the timer
  useEffect(() => {
    if (!playing || place < 0) return
    // the last slides failed to load, and the player went back to the first
    const restarted = place < lastPlace.current
    lastPlace.current = place
    if (!restarted && place < slides.length - 1) return
    dispatch({ type: 'lastSlide', run })
    if (restarted) return dispatch({ type: 'finished', run })
    const timer = setInterval(() => dispatch({ type: 'finished', run }), milliseconds - marginMs)
    return () => clearInterval(timer)
  }, [playing, slideTurn, place, slides.length, milliseconds, run, dispatch])

  const t = slideMessages[language]
  return (
    <div className="kiosk-turn" data-seen={visible || undefined} aria-hidden={!visible || undefined}>
      <SlideshowStage
        player={player}
        fill
        mediaUrl={(id) => media[id]?.url}
        language={language}
        languages={kitLanguages(visitorLanguages(language, mall.languages))}
        // the names of slides are for staff
        labels={{ slide: t.slide, place: (number, count) => t.place(number, count) }}
      />
    </div>
  )
}
