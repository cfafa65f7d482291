const longest = 120

/** A file's name as it is kept: no folders, nothing that cannot be seen or stored, short enough, with its extension. */
export function fileNameOf(given: string): string {
  const seen = given
    .toWellFormed()
    .replace(/^.*[/\\]/, '')
    // what cannot be seen, or turns the direction of the text, could show another extension than there is
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .normalize('NFC')
  const dot = seen.lastIndexOf('.')
  const [stem, extension] = [seen.slice(0, dot), seen.slice(dot)]
  const room = longest - extension.length
  return `${[...stem.slice(0, room)]
    .join('')
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${extension}`
}
