/** Waits until dnd-kit stops suppressing clicks after a drag. */
export function clicksComeThrough(): boolean {
  let clicked = false
  const onClick = () => {
    clicked = true
  }
  document.body.addEventListener('click', onClick)
  document.body.click()
  document.body.removeEventListener('click', onClick)
  return clicked
}
