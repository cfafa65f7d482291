import type { Random } from './seams'

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

/** AES-256-GCM with a key made from `secret`, by what Node and browsers have in common. */
export function createSecrets(secret: string, random: Random): Secrets {
  let made: Promise<CryptoKey> | undefined
  const key = () => {
    made ??= derive(secret)
    return made
  }
  const how = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: bytesOf(context),
  })

  return {
    async seal(text, context) {
      const iv = random.bytes(12)
      const sealed = await crypto.subtle.encrypt(how(iv, context), await key(), bytesOf(text))
      return `v1.${toBase64url(iv)}.${toBase64url(new Uint8Array(sealed))}`
    },
    async open(sealed, context) {
      const [version, iv, data] = sealed.split('.')
      if (version !== 'v1' || !iv || !data) return undefined
      try {
        const text = await crypto.subtle.decrypt(how(fromBase64url(iv), context), await key(), fromBase64url(data))
        return new TextDecoder().decode(text)
      } catch {
        return undefined
      }
    },
  }
}
