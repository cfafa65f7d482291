/** Waits until dnd-kit stops suppressing clicks after a drag. */
export function clicksComeThrough(): boolean {
  let heard = false
  const hear = () => {
    heard = true
  }
  document.body.addEventListener('click', hear)
  document.body.click()
  document.body.removeEventListener('click', hear)
  return heard
}
