import { contrastOf, parseColour } from '../theme/colour'
import type { SlideBackground } from './slideshow'

/**
 * Whether words on a background are the light theme's or the dark one's: a slide looks the same whatever the theme around
 * it. On a picture, and on a colour that is not given as `#rrggbb`, they are light, with an edge.
 */
export function schemeOn(background: SlideBackground): 'light' | 'dark' {
  const colour = 'colour' in background ? parseColour(background.colour) : undefined
  if (!colour) return 'dark'
  return contrastOf(colour, '#000000') >= contrastOf(colour, '#ffffff') ? 'light' : 'dark'
}
