import { get } from '../base/call'
import { id, instant, integer, status } from '../base/fields'
import * as z from '../base/zod'
import { auditEntry } from './audit'

/** What is kept about a user. Network addresses and browsers of other people are left out. */
export const personalData = z.object({
  user: z.object({ id: id(), name: z.string() }),
  /** Null when the account does not exist any more. */
  account: z.nullable(
    z.object({
      username: z.string(),
      email: z.string(),
      status,
      /** Name of the group of the house. */
      group: z.nullable(z.string()),
      /** Group: of the user in this mall, if it is another one. */
      malls: z.array(z.object({ id: id(), name: z.string(), group: z.nullable(z.string()) })),
      createdAt: instant(),
      updatedAt: instant(),
      lastSignInAt: z.nullable(instant()),
      /** When the account was moved to the trash. */
      deletedAt: z.nullable(instant()),
    }),
  ),
  sessions: z.array(z.object({ createdAt: instant(), usedAt: instant(), mallId: z.nullable(id()) })),
  /** Failed sign-ins that are still counted, by network or device. */
  failedSignIns: z.array(
    z.object({ failures: integer(0, 1_000_000), lastAt: instant(), network: z.nullable(z.string()) }),
  ),
  passwordLinks: z.array(z.object({ purpose: z.enum(['invitation', 'reset']), expiresAt: instant() })),
  previewLinks: z.array(z.object({ mallId: id(), createdAt: instant(), expiresAt: instant() })),
  /** Uploads in progress; sizes in bytes. */
  uploads: z.array(z.object({ mallId: id(), name: z.string(), size: z.number(), expiresAt: instant() })),
  /** Records that name the user as their author, and the columns that do. */
  records: z.array(z.object({ table: z.string(), id: z.string(), columns: z.array(z.string()) })),
  /** The history of the user and of their account, oldest first. Changes only where they are about the account. */
  entries: z.array(auditEntry),
})

export const ownData = get({
  name: 'session.data',
  path: '/Session/Data',
  access: 'session',
  answer: personalData,
  raw: true,
  produces: ['application/json'],
})
