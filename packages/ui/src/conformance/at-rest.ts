export const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Frames to wait for a stable layout. */
const MOST_FRAMES = 120

/** Position and scroll offset of each element. */
const layoutOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height, one.scrollTop, one.scrollLeft].map(Math.round).join()
    })
    .join(';')

/** Waits until the layout is stable; observers and popups position elements some frames after rendering. */
export async function atRest(element: Element) {
  let before = ''
  for (let frames = 0; frames < MOST_FRAMES; frames += 2) {
    const now = layoutOf(element)
    if (now === before) return
    before = now
    await twoFrames()
  }
}
