import type { SlideAnimation } from './slideshow'

const LONGEST = 600

/** Duration of a transition in milliseconds; most of a slide's time is for reading. */
export const transitionOf = (animation: SlideAnimation, slideMilliseconds: number): number =>
  animation === 'none' ? 0 : Math.min(LONGEST, slideMilliseconds / 3)

type Motion = { enter: Keyframe[]; leave: Keyframe[] }

/** Keyframes of the transitions, limited to compositor properties, to avoid layout and paint. */
export const motions: Readonly<Record<Exclude<SlideAnimation, 'none'>, Motion>> = {
  // the lower slide stays opaque, so that the background does not shine through
  fade: { enter: [{ opacity: 0 }, { opacity: 1 }], leave: [] },
  slide: {
    enter: [{ transform: 'translateX(100%)' }, { transform: 'none' }],
    leave: [{ transform: 'none' }, { transform: 'translateX(-100%)' }],
  },
  zoom: {
    enter: [
      { opacity: 0, transform: 'scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ],
    // no scaling above 1, which would need a repaint at a larger size
    leave: [],
  },
}
