import type { SlideAnimation } from './slideshow'

const LONGEST = 600

/** How long a change takes, in milliseconds: the longer part of a slide's time is for reading. */
export const transitionOf = (animation: SlideAnimation, slideMilliseconds: number): number =>
  animation === 'none' ? 0 : Math.min(LONGEST, slideMilliseconds / 3)

type Motion = { come: Keyframe[]; go: Keyframe[] }

/** What the slides do while they change: only what the compositor can do by itself, so that nothing is laid out or painted. */
export const motions: Readonly<Record<Exclude<SlideAnimation, 'none'>, Motion>> = {
  // the one below stays whole, so that what lies behind both never shines through
  fade: { come: [{ opacity: 0 }, { opacity: 1 }], go: [] },
  slide: {
    come: [{ transform: 'translateX(100%)' }, { transform: 'none' }],
    go: [{ transform: 'none' }, { transform: 'translateX(-100%)' }],
  },
  zoom: {
    come: [
      { opacity: 0, transform: 'scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ],
    // nothing grows beyond its size: it would be painted anew in a larger one
    go: [],
  },
}
