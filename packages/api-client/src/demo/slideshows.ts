import { idOf, type Place, pictureIdOf } from './expand'
import type { SlideshowRow } from './rows'
import { only, paragraphs } from './texts'
import type { DemoRecords } from './types'

const everywhere = { startDate: null, endDate: null }
/** Frames of a slide with the picture above the text, for portrait and landscape screens. */
const frames = {
  picture: { x: 0.06, y: 0.06, width: 0.88, height: 0.5 },
  words: { x: 0.08, y: 0.6, width: 0.84, height: 0.34 },
}

export function slideshows(place: Place, rows: readonly SlideshowRow[]): DemoRecords['slideshow'] {
  return rows.map(({ key, kind, name, speed, animation, background, hours, span, slides, status }, index) => ({
    id: idOf(place, 'slideshow', key),
    kind,
    name,
    displaySpeed: speed ?? 'normal',
    animation: animation ?? 'fade',
    background: background.startsWith('#') ? { colour: background } : { imageId: pictureIdOf(place, background) },
    show: hours ? 'timeRange' : 'everyDay',
    timing: {
      from: hours ? `${hours[0]}:00.000` : null,
      to: hours ? `${hours[1]}:00.000` : null,
      ...(span ?? everywhere),
      weekdays: hours?.[2] ?? [],
    },
    slides: slides.map(({ name, picture, words }, at) => {
      const id = `${key}-${at + 1}`
      const above = { id: `${id}-picture`, kind: 'image', frame: frames.picture, for: 'both' } as const
      return {
        id,
        name,
        index: at,
        layers: [
          ...(picture ? [{ ...above, mediaId: pictureIdOf(place, picture) }] : []),
          {
            id: `${id}-words`,
            kind: 'text' as const,
            text: only(paragraphs(...words), place.languages),
            frame: frames.words,
            for: 'both' as const,
          },
        ],
      }
    }),
    index,
    status: status ?? 'Active',
  }))
}
