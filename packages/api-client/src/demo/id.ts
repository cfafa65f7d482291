function mix(text: string, seed: number): number {
  let hash = seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const hex = (value: number, digits: number) => value.toString(16).padStart(8, '0').slice(-digits)

/** A hash of a text, for choices that should look random. */
export const numberOf = (text: string): number => mix(text, 0x811c9dc5)

/** A UUIDv7 derived from a text; its time is 1 January 2026. */
export function demoId(text: string): string {
  const [a, b, c] = [mix(text, 0x811c9dc5), mix(text, 0x9747b28c), mix(text, 0x1b873593)]
  const variant = (8 + (b & 3)).toString(16)
  return `019b76da-a800-7${hex(a, 3)}-${variant}${hex(b >>> 2, 3)}-${hex(a >>> 12, 4)}${hex(c, 8)}`
}

/** `Þór Útivist` becomes `thor-utivist`: for file names and addresses. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('þ', 'th')
    .replaceAll('ð', 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
