import type { Status } from '@kiosk-admin/api-client'
import { createStore } from '../../shared/store'

/** A new password link; it is not stored, and shown once. */
export type IssuedLink = { username: string; status: Status; url: string; expiresAt: string }

export const issuedLink = createStore<IssuedLink | undefined>(undefined)
