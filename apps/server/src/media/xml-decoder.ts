// Decodes XML files by their byte order mark or XML declaration.

import { joinBytes } from './join-bytes'

/** The declared encoding is none that `TextDecoder` knows. */
export class UnknownEncodingError extends Error {
  override name = 'UnknownEncodingError'
}

/** Bytes in which the encoding is looked for. */
const headBytes = 256

/** The byte order marks of UTF-16 (XML 1.0, appendix F.1). `TextDecoder` removes that of UTF-8 itself. */
const markOf = ([first, second]: Uint8Array): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** The encoding of an XML declaration (XML 1.0, section 4.3.3), such as `ISO-8859-1`; the standard is UTF-8. */
function declaredIn(head: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(head)
  const [, encoding = 'utf-8'] = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(text) ?? []
  // a declaration that can be read without a mark cannot be in UTF-16
  return /^utf-?16/i.test(encoding) ? 'utf-8' : encoding
}

function decoderOf(head: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(markOf(head) ?? declaredIn(head), { fatal: true })
  } catch (error) {
    if (error instanceof RangeError) throw new UnknownEncodingError('The encoding is unknown')
    throw error
  }
}

/**
 * Decodes an XML file as a stream. Both functions throw a `TypeError` for bytes that the encoding does not have, and an
 * `UnknownEncodingError`.
 */
export function createXmlDecoder() {
  let decoder: TextDecoder | undefined
  let head = new Uint8Array()
  const start = () => {
    decoder ??= decoderOf(head)
    return decoder
  }
  return {
    write(bytes: Uint8Array): string {
      if (decoder) return decoder.decode(bytes, { stream: true })
      head = joinBytes([head, bytes])
      return head.length < headBytes ? '' : start().decode(head, { stream: true })
    },
    end: (): string => (decoder ? decoder.decode() : start().decode(head)),
  }
}
