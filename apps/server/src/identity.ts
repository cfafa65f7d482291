import type { Random } from './random'

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** UUIDv7: ids that were made later sort later. */
export function newId(random: Random, now: Date): string {
  const bytes = random.bytes(16)
  const time = now.getTime()
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(time / 2 ** (8 * (5 - index))) % 256
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the database could hold it as an id: anything else is the id of nothing, and an error to ask for. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** The id of what a mall has only one of: always the same for the same mall (UUID version 8). */
export async function idOfOnly(mallId: string, resource: string): Promise<string> {
  return idFrom(await sha256(new TextEncoder().encode(`${mallId} ${resource}`)))
}

/** Names a session to its owner: the same for the same session, and no way back to its token. */
export const idOfSession = (tokenHash: string): string => idFrom(tokenHash)

function idFrom(digits: string): string {
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

/** Whose credential it is shows in its first letters, so that one is never tried as another. */
export const credentialKinds = {
  session: 's_',
  station: 'k_',
  preview: 'p_',
  setup: 'f_',
  password: 'w_',
  device: 'd_',
} as const
export type CredentialKind = keyof typeof credentialKinds

/** 256 random bits in base64url, which is also what a WebSocket subprotocol may carry. */
export const newCredential = (random: Random, kind: CredentialKind): string =>
  credentialKinds[kind] + base64url(random.bytes(32))

export const kindOfCredential = (credential: string): CredentialKind | undefined =>
  (Object.keys(credentialKinds) as CredentialKind[]).find((kind) => credential.startsWith(credentialKinds[kind]))

/** A credential of 256 random bits needs no slow hash: there is nothing to guess. */
export const hashCredential = (credential: string): Promise<string> => sha256(new TextEncoder().encode(credential))

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
