/** Whether a text is a valid `#rrggbb` colour, in any case. */
export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Rates the contrast of two colours: WCAG 2.2 AA requires 4.5, or 3 for large text. */
export type Legibility = 'easy' | 'large' | 'hard'

export function legibilityOf(ratio: number): Legibility {
  if (ratio >= 4.5) return 'easy'
  return ratio >= 3 ? 'large' : 'hard'
}
