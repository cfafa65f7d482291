import { KioskUiProvider } from '@kiosk-admin/ui'
import { type Slideshow, SlideshowPlayer } from '@kiosk-admin/ui/slideshow'
import '@kiosk-admin/ui/styles.css'
import { createRoot } from 'react-dom/client'
import type { Show } from './show'

const words =
  '<h2>Advent market</h2><p>Mulled wine, candles and music on all floors, every day until the 23rd of December.</p><ul><li>Ground floor</li><li>First floor</li></ul>'

/** Slides of a picture over the whole screen, a second one on it, and words. */
function slideshowOf(animation: Slideshow['animation'], photos: readonly string[], seconds: number): Slideshow {
  return {
    displaySpeed: { custom: seconds },
    animation,
    background: { colour: '#1d3440' },
    slides: photos.map((_, index) => ({
      id: `slide-${index}`,
      name: `Slide ${index}`,
      index,
      layers: [
        { id: 'a', kind: 'image', mediaId: String(index), frame: { x: 0, y: 0, width: 1, height: 1 }, for: 'both' },
        {
          id: 'b',
          kind: 'image',
          mediaId: String((index + 1) % photos.length),
          frame: { x: 0.2, y: 0.5, width: 0.6, height: 0.4 },
          for: 'both',
        },
        {
          id: 'c',
          kind: 'text',
          text: { en: words },
          frame: { x: 0.08, y: 0.06, width: 0.84, height: 0.4 },
          for: 'both',
        },
      ],
    })),
  }
}

/** The kit's player with one of its animations. */
export const showWith =
  (animation: Slideshow['animation']): Show =>
  (home, { photos, seconds, onChange }) => {
    const root = createRoot(home)
    root.render(
      <KioskUiProvider locale="en-GB" timeZone="UTC">
        <SlideshowPlayer
          label="Measured"
          slideshow={slideshowOf(animation, photos, seconds)}
          mediaUrl={(id) => photos[Number(id)]}
          onSlideChange={onChange}
          fill
        />
      </KioskUiProvider>,
    )
    return () => root.unmount()
  }
