/** dnd-kit keeps clicks to itself for a moment after a drag: sooner than a hand could press again. */
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
