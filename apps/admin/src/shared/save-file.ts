/** Downloads a blob as a file. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // revoke after the click has started the download
  setTimeout(() => URL.revokeObjectURL(address))
}
