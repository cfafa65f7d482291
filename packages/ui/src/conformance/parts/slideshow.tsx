import * as slideshow from '../../exports/slideshow'
import { emptySlideshow, newLayer, newSlide } from '../../slideshow/slideshow'
import type { Probe, Recipes } from '../probe'

const mediaUrl = () => undefined
const words = newLayer('text', { text: { en: '<p>Welcome</p>' } })
const slide = { ...newSlide('Welcome', 0), layers: [words] }
const show = { ...emptySlideshow, slides: [slide] }

function Stage(probe: Probe) {
  return (
    <slideshow.SlideshowStage player={slideshow.useSlideshowPlayer({ slideshow: show })} {...{ mediaUrl }} {...probe} />
  )
}

function Controls(probe: Probe) {
  return <slideshow.SlideshowControls player={slideshow.useSlideshowPlayer({ slideshow: show })} {...probe} />
}

/** Renders the slideshow parts for the conformance tests. */
export const slideshowParts: Recipes = {
  SlideView: (probe) => (
    <slideshow.SlideView slide={slide} background={{ colour: '#ffffff' }} mediaUrl={mediaUrl} {...probe} />
  ),
  SlideshowControls: (probe) => <Controls {...probe} />,
  SlideshowPlayer: (probe) => (
    <slideshow.SlideshowPlayer label="Autumn" slideshow={show} mediaUrl={mediaUrl} {...probe} />
  ),
  SlideshowPreview: (probe) => (
    <slideshow.SlideshowPreview
      label="Autumn"
      slideshow={show}
      mediaUrl={mediaUrl}
      open
      onOpenChange={() => undefined}
      {...probe}
    />
  ),
  SlideshowStage: (probe) => <Stage {...probe} />,
}
