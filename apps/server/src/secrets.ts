import type { Random } from './random'

/** Encrypts secrets for the database that must be readable later, such as passwords of other services. */
export type Secrets = {
  /** `context` binds the text to its owner: it does not open in another context. */
  seal(text: string, context: string): Promise<string>
  /** Returns `undefined` for another key, another context or damaged text. */
  open(sealed: string, context: string): Promise<string | undefined>
  /** Keys of message authentication, one derived from each current key: the first signs, all verify. */
  signingKeys(): Promise<readonly SigningKey[]>
}

export type SigningKey = {
  /** Tells which key it is, and nothing about it. */
  id: string
  key: CryptoKey
  /** The key itself, to be stored encrypted: a rotation of the secret key ends its derivation. */
  text: string
}

export const importSigningKey = (text: string) =>
  crypto.subtle.importKey('raw', fromBase64url(text), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

const bytesOf = (text: string) => new TextEncoder().encode(text)

export const toBase64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

export const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

async function derive(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey'])
  // derives a separate key, because the secret may be used for other purposes
  const use = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('kiosk-admin secrets at rest') }
  return crypto.subtle.deriveKey(use, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const uuidOf = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

async function deriveSigningKey(secret: string): Promise<SigningKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveBits'])
  const use = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('kiosk-admin audit chain') }
  const text = toBase64url(new Uint8Array(await crypto.subtle.deriveBits(use, material, 256)))
  const key = await importSigningKey(text)
  const id = uuidOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf('id'))))
  return { id, key, text }
}

/** The current keys: the first encrypts, all decrypt. There are two during a rotation. */
export type SecretKeys = () => Promise<readonly string[]>

/** AES-256-GCM with keys derived from `keys`, by the Web Crypto of Node and browsers. */
export function createSecrets(keys: string | SecretKeys, random: Random): Secrets {
  const current = typeof keys === 'string' ? async () => [keys] : keys
  const made = new Map<string, Promise<CryptoKey>>()
  const keyOf = (secret: string) => {
    const key = made.get(secret) ?? derive(secret)
    made.set(secret, key)
    return key
  }
  const signing = new Map<string, Promise<SigningKey>>()
  const signingKeyOf = (secret: string) => {
    const key = signing.get(secret) ?? deriveSigningKey(secret)
    signing.set(secret, key)
    return key
  }
  const how = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: bytesOf(context),
  })

  return {
    async seal(text, context) {
      const [secret = ''] = await current()
      const iv = random.bytes(12)
      const sealed = await crypto.subtle.encrypt(how(iv, context), await keyOf(secret), bytesOf(text))
      return `v1.${toBase64url(iv)}.${toBase64url(new Uint8Array(sealed))}`
    },
    async open(sealed, context) {
      const [version, iv, data] = sealed.split('.')
      if (version !== 'v1' || !iv || !data) return undefined
      for (const secret of await current()) {
        const key = await keyOf(secret)
        try {
          const text = await crypto.subtle.decrypt(how(fromBase64url(iv), context), key, fromBase64url(data))
          return new TextDecoder().decode(text)
        } catch {
          // encrypted with another key: tries the next one
        }
      }
      return undefined
    },
    signingKeys: async () => Promise.all((await current()).map(signingKeyOf)),
  }
}
