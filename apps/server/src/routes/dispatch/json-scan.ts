// Measures JSON text while it arrives, and parses large bodies in parts.

const [quote, backslash, comma, colon, openList, closeList, openObject, closeObject] = [...'"\\,:[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Bytes up to this one are white space or invalid in JSON. */
const space = 32

/** Start and end offset of a value. */
export type Span = { start: number; end: number }

export type JsonBounds = {
  /** Maximum nesting of lists and objects. */
  depth: number
  /** Maximum number of values in the body, field names included. */
  values: number
  /** Maximum number of entries in the body's lists and objects, such as the rows of an import. */
  entries: number
  /** Maximum number of values of an entry. */
  valuesOfOne: number
  /** Maximum size of a text in bytes. */
  text: number
}

/**
 * Measures JSON text while its bytes arrive, before it is parsed, and finds the entries of the body's lists and
 * objects, so that each can be parsed separately. It does not validate.
 */
export function createJsonScan(bounds: JsonBounds) {
  const spans: Span[] = []
  let at = 0
  let depth = 0
  let values = 0
  let valuesBefore = 0
  let textStart = 0
  let inText = false
  let escaped = false
  /** The list or object that is a field of the body, if the bytes are in one. */
  let field: 'list' | 'object' | undefined
  let start = -1

  const begin = () => {
    start = at + 1
    valuesBefore = values
  }
  const end = () => {
    if (start >= 0) spans.push({ start, end: at })
    start = -1
  }

  /** Returns the exceeded limit, or `undefined`. */
  function read(bytes: Uint8Array): 'depth' | 'values' | 'text' | undefined {
    for (const byte of bytes) {
      if (at - textStart > bounds.text) return 'text'
      if (inText) {
        if (escaped) escaped = false
        else if (byte === backslash) escaped = true
        else if (byte === quote) inText = false
      } else if (byte === quote) {
        inText = true
        textStart = at
      } else if (byte === openList || byte === openObject) {
        depth += 1
        values += 1
        textStart = at
        if (depth > bounds.depth) return 'depth'
        if (depth === 2) {
          field = byte === openList ? 'list' : 'object'
          if (field === 'list') begin()
        }
      } else if (byte === closeList || byte === closeObject) {
        if (depth === 2) {
          end()
          field = undefined
        }
        depth -= 1
        textStart = at
      } else if (byte === comma || byte === colon) {
        values += 1
        textStart = at
        if (depth === 2 && byte === comma) {
          end()
          if (field === 'list') begin()
        } else if (depth === 2 && field === 'object' && start < 0) begin()
      }
      if (values > bounds.values || values - valuesBefore > bounds.valuesOfOne || spans.length > bounds.entries) {
        return 'values'
      }
      at += 1
    }
    return undefined
  }

  return { read, spans: (): readonly Span[] => spans }
}

type Data = Record<string, unknown>

/**
 * Parses a JSON text entry by entry and calls `pause` in between. Throws for invalid JSON.
 */
export async function parseInParts(
  bytes: Uint8Array,
  spans: readonly Span[],
  pause: () => Promise<void>,
): Promise<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const textOf = (start: number, end: number) => decoder.decode(bytes.subarray(start, end))
  const filled = spans.filter(({ start, end }) => bytes.subarray(start, end).some((byte) => byte > space))
  // the body with numbers in place of the entries
  let frame = ''
  let from = 0
  for (const [index, { start, end }] of filled.entries()) {
    frame += `${textOf(from, start)}${index}`
    from = end
  }
  const whole = JSON.parse(frame + textOf(from, bytes.length))
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole
  for (const field of Object.values<unknown>(whole)) {
    if (typeof field !== 'object' || field === null) continue
    for (const [key, index] of Object.entries(field as Data)) {
      const span = filled[Number(index)]
      if (!span) continue
      const value: unknown = JSON.parse(textOf(span.start, span.end))
      // defines `__proto__` as an ordinary field
      Object.defineProperty(field, key, { value, writable: true, enumerable: true, configurable: true })
      await pause()
    }
  }
  return whole
}
