/** Downloads a file. */
export function download(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // the download has started by the next task
  setTimeout(() => URL.revokeObjectURL(address))
}

export const csvBlob = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })
