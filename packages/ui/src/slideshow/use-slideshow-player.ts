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
  /** The slide to begin with. @default the first that shows today */
  defaultSlideId?: string
  /** Called with each slide when it begins to show. */
  onSlideChange?: (slide: Slide) => void
  /** IANA zone in which the slides' days begin. @default the provider's */
  timeZone?: string
  /** The time of day, by which slides are left out. @default the provider's */
  now?: () => Date
  /** The clock by which slides change. @default the device's, which knows no time of day */
  clock?: PlayerClock
  /** How long the present slide stays for one that does not come, in milliseconds. @default 10000 */
  patience?: number
}

/** Plays a slideshow: what is drawn now, and what is done to it. `SlideshowStage` and `SlideshowControls` take it whole. */
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
      patience,
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
    /** What plays today on this screen, in order. */
    slides,
    /** Why nothing is seen: no slide shows today, or nothing of any of them has come. */
    nothing: state.current
      ? undefined
      : slides.length === 0
        ? ('none' as const)
        : state.broken
          ? ('broken' as const)
          : undefined,
    /** Where the current slide is among them; -1 before the first. */
    place: slides.findIndex(({ id }) => id === state.current?.slide.id),
    milliseconds,
    transition,
    setPlaying,
    goNext: player.next,
    goPrevious: player.previous,
    goFirst: player.first,
    goLast: player.last,
    /** Shows a slide by its id, as soon as it has come. */
    goTo: player.goTo,
    loaded: player.loaded,
    elapsed: player.elapsed,
    /** Space, the arrows, Home and End; a button keeps its own Space. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
      const act = keys[key]
      if (!act || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      if (target instanceof Element && target.closest(key === ' ' ? 'button, a, input' : 'input, [role="radio"]'))
        return
      event.preventDefault()
      // held down, Space would start and stop it many times a second
      if (key !== ' ' || !repeat) act()
    },
  }
}

export type SlideshowPlayerState = ReturnType<typeof useSlideshowPlayer>
