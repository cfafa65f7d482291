/** Implementation under test: plays pictures on an element and calls back at each start. Returns a stop function. */
export type Show = (
  root: HTMLElement,
  given: { photos: readonly string[]; seconds: number; onChange: () => void },
) => () => void
