/** Copies a text that may still be loading. Call it from a click handler. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write) {
    // Safari requires the write during the click, so it receives a promise
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return
  }
  // the clipboard API requires a secure context, which closed networks may lack
  const field = document.createElement('textarea')
  field.value = await text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('The browser did not copy')
}
