/** Copies a text that is still on its way; must be called from a click. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write) {
    // handed over as a promise, because Safari forgets the click while we wait
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return
  }
  // plain http, as in a closed network, has no clipboard API
  const field = document.createElement('textarea')
  field.value = await text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('The browser did not copy')
}
