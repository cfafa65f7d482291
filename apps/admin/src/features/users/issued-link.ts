import { createStore } from '../../shared/store'

/** A password link that was just made; it is kept nowhere else, and shown once. */
export type IssuedLink = { username: string; url: string; expiresAt: string }

export const issuedLink = createStore<IssuedLink | undefined>(undefined)
