/** Hands something to the reader as a file. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // the click has taken hold of the file by the next task
  setTimeout(() => URL.revokeObjectURL(address))
}
