import { type RefObject, useLayoutEffect } from 'react'
import { motions } from './slide-motion'
import type { SlideshowPlayerState } from './use-slideshow-player'

/** Animates slide changes. Slides are rendered in their final state, so without animation the change is immediate. */
export function useSlideChange(stage: RefObject<HTMLElement | null>, player: SlideshowPlayerState) {
  const { slideshow, transition, current, leaving } = player
  const enter = current?.turn
  const leave = leaving?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: a started transition continues despite changed settings
  useLayoutEffect(() => {
    if (enter === undefined || leave === undefined || slideshow.animation === 'none') return
    const motion = motions[slideshow.animation]
    const timing = { duration: transition, easing: 'cubic-bezier(0.3, 0, 0.1, 1)', fill: 'backwards' as const }
    const of = (turn: number) => stage.current?.querySelector(`[data-turn="${turn}"]`)
    of(enter)?.animate(motion.enter, timing)
    of(leave)?.animate(motion.leave, { ...timing, fill: 'both' })
  }, [enter, leave])
}
