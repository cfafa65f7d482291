// What the measured pages share.

export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** When something is so, and laid out: looks after each change of the document, and at each frame for what changes none. */
export function until(done: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let over = false
    const look = () => {
      if (over || !done()) return
      over = true
      observer.disconnect()
      document.body.getBoundingClientRect() // laid out as well
      resolve(performance.now())
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    const everyFrame = () => {
      look()
      if (!over) requestAnimationFrame(everyFrame)
    }
    requestAnimationFrame(everyFrame)
  })
}
