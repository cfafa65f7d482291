/** Writes to the clipboard; returns false if the browser or the user denies it. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

/** Copies by a copy event, as insecure contexts have no clipboard API. */
function copyOldWay(text: string): boolean {
  const answer = (event: globalThis.ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('copy', answer, { capture: true })
  const done = document.execCommand('copy')
  document.removeEventListener('copy', answer, { capture: true })
  return done
}
