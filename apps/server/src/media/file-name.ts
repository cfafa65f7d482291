const maxLength = 120

/** Removes folders and invisible characters from an uploaded file's name and shortens it, but keeps the extension. */
export function sanitiseFileName(given: string): string {
  const visible = given
    .toWellFormed()
    .replace(/^.*[/\\]/, '')
    // invisible and bidirectional characters could disguise the extension
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .normalize('NFC')
  const dot = visible.lastIndexOf('.')
  const [stem, extension] = [visible.slice(0, dot), visible.slice(dot)]
  const room = maxLength - extension.length
  return `${[...stem.slice(0, room)]
    .join('')
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${extension}`
}
