import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useControllable } from '../internal/hooks/use-controllable'
import { useEndSide } from '../internal/hooks/use-end-side'
import { useMedia } from '../internal/hooks/use-media'
import { useKioskUi } from '../theme/context'
import { createPlayer } from './player'
import type { PlayerClock } from './player-clock'
import { transitionOf } from './slide-motion'
import { type Orientation, type Slide, type Slideshow, secondsOf, shownSlides } from './slideshow'
import { useToday } from './use-today'

export type UseSlideshowPlayerProps = {
  slideshow: Slideshow
  /** @default 'portrait' */
  orientation?: Orientation
  playing?: boolean
  /** @default true */
  defaultPlaying?: boolean
  onPlayingChange?: (playing: boolean) => void
  /** The first slide to show. @default the first of today */
  defaultSlideId?: string
  /** Called with each slide when it appears. */
  onSlideChange?: (slide: Slide) => void
  /** IANA zone for the slides' dates. @default the provider's */
  timeZone?: string
  /** Time of day for the slides' dates. @default the provider's */
  now?: () => Date
  /** Monotonic clock for slide changes. @default the device's */
  clock?: PlayerClock
  /** Maximum wait for a slide that does not load, in milliseconds. @default 10000 */
  patience?: number
}

/** State and actions of a slideshow player, for `SlideshowStage` and `SlideshowControls`. */
export function useSlideshowPlayer({
  slideshow,
  orientation = 'portrait',
  playing: givenPlaying,
  defaultPlaying = true,
  onPlayingChange,
  defaultSlideId,
  onSlideChange,
  timeZone,
  now,
  clock,
  patience,
}: UseSlideshowPlayerProps) {
  const context = useKioskUi()
  const endSide = useEndSide()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [playing, setPlaying] = useControllable(givenPlaying, defaultPlaying, onPlayingChange)
  const today = useToday(now ?? context.now, timeZone ?? context.timeZone)
  const { slides: all, background, animation, displaySpeed } = slideshow
  const slides = useMemo(
    () => shownSlides({ slides: all, background }, today, orientation),
    [all, background, today, orientation],
  )
  const milliseconds = secondsOf(displaySpeed) * 1000
  const transition = still ? 0 : transitionOf(animation, milliseconds)

  const latest = useRef({ onSlideChange })
  latest.current = { onSlideChange }
  const [player] = useState(() =>
    createPlayer({
      slides,
      milliseconds,
      transition,
      playing,
      first: defaultSlideId,
      maxWait: patience,
      clock,
      onShow: (slide) => latest.current.onSlideChange?.(slide),
    }),
  )
  const state = useSyncExternalStore(player.subscribe, player.get, player.get)
  useEffect(() => player.setSlides(slides), [player, slides])
  useEffect(() => player.setTimes({ milliseconds, transition }), [player, milliseconds, transition])
  useEffect(() => player.setPlaying(playing), [player, playing])
  useEffect(() => {
    player.start()
    return player.stop
  }, [player])

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => setPlaying(!playing),
    [endSide === 'right' ? 'ArrowRight' : 'ArrowLeft']: player.next,
    [endSide === 'right' ? 'ArrowLeft' : 'ArrowRight']: player.previous,
    Home: player.first,
    End: player.last,
  }
  return {
    ...state,
    playing,
    slideshow,
    orientation,
    /** Today's slides on this screen, in order. */
    slides,
    /** Reason for an empty screen: no slide is scheduled today, or none can be loaded. */
    nothing: state.current
      ? undefined
      : slides.length === 0
        ? ('none' as const)
        : state.broken
          ? ('broken' as const)
          : undefined,
    /** Index of the current slide; -1 before the first. */
    place: slides.findIndex(({ id }) => id === state.current?.slide.id),
    milliseconds,
    transition,
    setPlaying,
    goNext: player.next,
    goPrevious: player.previous,
    goFirst: player.first,
    goLast: player.last,
    /** Shows a slide by id, once loaded. */
    goTo: player.goTo,
    loaded: player.loaded,
    elapsed: player.elapsed,
    /** Handles Space, arrow keys, Home and End; buttons keep their own Space. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
      const act = keys[key]
      if (!act || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      if (target instanceof Element && target.closest(key === ' ' ? 'button, a, input' : 'input, [role="radio"]'))
        return
      event.preventDefault()
      // ignores key repeat, which would toggle playback many times
      if (key !== ' ' || !repeat) act()
    },
  }
}

export type SlideshowPlayerState = ReturnType<typeof useSlideshowPlayer>
