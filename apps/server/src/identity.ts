import type { Random } from './random'
import { toBase64url } from './secrets'

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates a UUIDv7, which sorts by creation time. */
export function newId(random: Random, now: Date): string {
  const bytes = random.bytes(16)
  const time = now.getTime()
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(time / 2 ** (8 * (5 - index))) % 256
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a value is a valid id. Other values would be a database error in a query. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** The id of a singleton resource of a mall, derived from both (UUIDv8). */
export async function idOfSingleton(mallId: string, resource: string): Promise<string> {
  return idFrom(await sha256(new TextEncoder().encode(`${mallId} ${resource}`)))
}

/** The public id of a session, derived from its token hash without revealing the token. */
export const idOfSession = (tokenHash: string): string => idFrom(tokenHash)

function idFrom(digits: string): string {
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

/** Prefixes of credentials, so that a credential of one kind is never accepted as another. */
export const credentialKinds = {
  session: 's_',
  station: 'k_',
  preview: 'p_',
  setup: 'f_',
  password: 'w_',
  device: 'd_',
} as const
export type CredentialKind = keyof typeof credentialKinds

/** 256 random bits in base64url; its characters are valid in a WebSocket subprotocol. */
export const newCredential = (random: Random, kind: CredentialKind): string =>
  credentialKinds[kind] + toBase64url(random.bytes(32))

export const kindOfCredential = (credential: string): CredentialKind | undefined =>
  (Object.keys(credentialKinds) as CredentialKind[]).find((kind) => credential.startsWith(credentialKinds[kind]))

/** Hashes a credential. 256 random bits cannot be guessed, so no slow hash is needed. */
export const hashCredential = (credential: string): Promise<string> => sha256(new TextEncoder().encode(credential))

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
