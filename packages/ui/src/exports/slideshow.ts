export type { SlideshowLabels } from '../slideshow/labels/en'
export { createPlayer, type Player, type PlayerOptions, type PlayerState, type SlideLoading } from '../slideshow/player'
export type { PlayerClock } from '../slideshow/player-clock'
export { type SlideContentProps, SlideView, type SlideViewProps } from '../slideshow/slide-view'
export {
  copySlide,
  customSeconds,
  type DisplaySpeed,
  displaySpeeds,
  emptySlideshow,
  isSlideOn,
  mediaOf,
  newLayer,
  newSlide,
  type Orientation,
  type Slide,
  type SlideAnimation,
  type SlideBackground,
  type SlideFrame,
  type SlideLayer,
  type Slideshow,
  secondsOf,
  shownSlides,
  slideAnimations,
  totalSeconds,
  whyNotSeconds,
} from '../slideshow/slideshow'
export { SlideshowControls, type SlideshowControlsProps } from '../slideshow/slideshow-controls'
export { SlideshowPlayer, type SlideshowPlayerProps } from '../slideshow/slideshow-player'
export { SlideshowPreview, type SlideshowPreviewProps } from '../slideshow/slideshow-preview'
export { SlideshowStage, type SlideshowStageProps } from '../slideshow/slideshow-stage'
export {
  type SlideshowPlayerState,
  type UseSlideshowPlayerProps,
  useSlideshowPlayer,
} from '../slideshow/use-slideshow-player'
