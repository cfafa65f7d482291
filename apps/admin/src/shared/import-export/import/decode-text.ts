const utf16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
]

/** Decodes a file as UTF-8, else as Windows-1252, which Excel writes by default in the supported languages. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (wide) return new TextDecoder(wide.name).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
