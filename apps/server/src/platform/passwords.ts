import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../dependencies'

// Argon2id as OWASP recommends it: 19 MiB, two passes, one lane; about 11 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const passwords: Passwords = {
  hash: (password) => hash(password, COST),
  verify: (hashed, password) => verify(hashed, password),
}
