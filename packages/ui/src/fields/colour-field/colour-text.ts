/** Whether a text is a colour as it is stored; capitals are as good. */
export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** How text of a colour reads on another one: WCAG 2.2 AA asks for 4.5, and for 3 where text is large. */
export type Legibility = 'easy' | 'large' | 'hard'

export function legibilityOf(ratio: number): Legibility {
  if (ratio >= 4.5) return 'easy'
  return ratio >= 3 ? 'large' : 'hard'
}
