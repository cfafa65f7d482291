/** What is measured: plays pictures on an element, and says when each begins. Returns what ends it. */
export type Show = (
  root: HTMLElement,
  given: { photos: readonly string[]; seconds: number; onChange: () => void },
) => () => void
