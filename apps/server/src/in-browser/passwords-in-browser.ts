import type { Passwords } from '../dependencies'
import { hashCredential } from '../identity'

/** A fast hash without protection, for tests and for data that does not leave the browser. */
export const passwordsInBrowser: Passwords = {
  hash: (password) => hashCredential(`password ${password}`),
  verify: async (hash, password) => hash === (await hashCredential(`password ${password}`)),
}
