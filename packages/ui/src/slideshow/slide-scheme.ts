import { contrastOf, parseColour } from '../theme/colour'
import type { SlideBackground } from './slideshow'

/**
 * Colour scheme of text on a background, independent of the page's theme, so that a slide looks the same everywhere.
 * Pictures and colours other than `#rrggbb` get light text with an outline.
 */
export function schemeOn(background: SlideBackground): 'light' | 'dark' {
  const colour = 'colour' in background ? parseColour(background.colour) : undefined
  if (!colour) return 'dark'
  return contrastOf(colour, '#000000') >= contrastOf(colour, '#ffffff') ? 'light' : 'dark'
}
