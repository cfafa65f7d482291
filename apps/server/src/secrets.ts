import type { Random } from './random'

/** Keeps what has to be read again, such as a password for another service, unreadable in the database. */
export type Secrets = {
  /** `context` says whose it is: sealed text that was moved elsewhere does not open. */
  seal(text: string, context: string): Promise<string>
  /** `undefined`: sealed with another key or for another context, or damaged. */
  open(sealed: string, context: string): Promise<string | undefined>
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const toBase64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

async function derive(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey'])
  // the secret may serve for other things as well: each has a key of its own
  const use = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('kiosk-admin secrets at rest') }
  return crypto.subtle.deriveKey(use, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** The keys of this moment: the first seals, all of them open. While a key is changed there are two. */
export type SecretKeys = () => Promise<readonly string[]>

/** AES-256-GCM with keys made from `keys`, by what Node and browsers have in common. */
export function createSecrets(keys: string | SecretKeys, random: Random): Secrets {
  const current = typeof keys === 'string' ? async () => [keys] : keys
  const made = new Map<string, Promise<CryptoKey>>()
  const keyOf = (secret: string) => {
    const key = made.get(secret) ?? derive(secret)
    made.set(secret, key)
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
          // sealed with another key: perhaps the next one opens it
        }
      }
      return undefined
    },
  }
}
