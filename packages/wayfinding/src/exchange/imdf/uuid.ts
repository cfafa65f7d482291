const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether a text is a UUID of version 4, RFC 4122 section 4.4. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && uuid.test(text)

function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x5bd1e995)
    value ^= value >>> 15
  }
  value = Math.imul(value ^ (value >>> 13), 0x85ebca6b)
  return (value ^ (value >>> 16)) >>> 0
}

/** A UUID in the form of version 4 that depends on the text alone, so that a building gives the same archive again. */
export function uuidOf(text: string): string {
  const hex = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
    .map((seed) => hash(text, seed).toString(16).padStart(8, '0'))
    .join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

/** Gives each feature a UUID that no other one has: its own id, if that is a UUID. */
export function createIds() {
  const used = new Set<string>()
  return (type: string, ...names: readonly string[]): string => {
    const own = names.at(-1)
    let id = isUuid(own) && !used.has(own) ? own : undefined
    for (let count = 0; !id || used.has(id); count++) id = uuidOf(JSON.stringify([type, ...names, count]))
    used.add(id)
    return id
  }
}
