import { auditAuthors, auditClients } from '@kiosk-admin/api-client'
import type { Author } from '../schema'
import type { Origin } from '../transaction'

export const commandAuthor: Author = { id: auditAuthors.commandLine, name: 'Command line' }
export const commandOrigin: Origin = { address: null, client: auditClients.commandLine }

export const serverAuthor: Author = { id: auditAuthors.server, name: 'Server' }
export const serverOrigin: Origin = { address: null, client: auditClients.server }

/** The author of entries about callers who are not signed in. */
export const nobody: Author = { id: auditAuthors.nobody, name: 'Not signed in' }

/** Replaces an erased user. */
export const formerUser: Author = { id: auditAuthors.formerUser, name: 'Former user' }

/** The id of the audit itself, in entries about it. */
export const auditRecordId = '00000000-0000-8000-8000-000000000010'
