const utf16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
]

/** A file's text. Excel writes UTF-8 only when asked to: what is no UTF-8 is what Windows writes in our languages. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (wide) return new TextDecoder(wide.name).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
