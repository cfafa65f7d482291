// Shared by the measured pages.

export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Resolves with the time when a condition is met and laid out. Checks after each DOM change and at each frame. */
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
