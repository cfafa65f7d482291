import { del, get, nothing, put } from '../base/call'
import { newPassword } from '../base/credentials'
import { id, instant, repeated } from '../base/fields'
import * as z from '../base/zod'
import { claim } from './session'

export const sessions = get({
  name: 'session.list',
  path: '/Session/All',
  access: 'session',
  answer: z.array(
    z.object({
      id: id(),
      createdAt: instant(),
      /** Time of the last use, rounded to the minute. */
      usedAt: instant(),
      expiresAt: instant(),
      /** Whether it is the session of this call. */
      current: z.boolean(),
    }),
  ),
})

export const endSessions = del({
  name: 'session.remove',
  path: '/Session',
  access: 'session',
  query: z.object({ id: z.optional(repeated(id())) }),
  /** Ids of the ended sessions. */
  answer: z.object({ ids: z.array(id()) }),
})

export const changePassword = put({
  name: 'session.password',
  path: '/Session/Password',
  access: 'session',
  body: z.object({ current: z.string().check(z.minLength(1), z.maxLength(128)), next: newPassword() }),
  answer: nothing,
})

export const areasByMall = get({
  name: 'area.byMall',
  path: '/Area/All',
  access: 'session',
  answer: z.object({
    house: z.array(claim),
    malls: z.array(z.object({ mallId: id(), claims: z.array(claim) })),
  }),
})
