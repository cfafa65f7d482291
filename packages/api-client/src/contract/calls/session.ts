import { get, nothing, post } from '../base/call'
import { id, instant, languageCode } from '../base/fields'
import * as z from '../base/zod'

export const login = post({
  name: 'login',
  path: '/Login',
  access: 'open',
  fails: ['login_failed'],
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    mallId: z.optional(id()),
    /** Device mark from the response of an earlier sign-in. */
    device: z.optional(z.string().check(z.maxLength(2000))),
  }),
  answer: z.object({
    token: z.string(),
    userId: id(),
    userName: z.string(),
    mallId: id(),
    language: z.nullable(languageCode),
    /** Store it and send it with the next sign-in, so that failed sign-ins of strangers do not delay this device. */
    device: z.optional(z.string()),
  }),
})

export const logout = post({
  name: 'logout',
  path: '/Logout',
  access: 'session',
  answer: nothing,
})

export const session = get({
  name: 'session.get',
  path: '/Session',
  access: 'session',
  query: z.object({ mallId: z.optional(id()) }),
  answer: z.object({
    userId: id(),
    userName: z.string(),
    /** Empty without a group. */
    groupName: z.string(),
    mallIds: z.array(id()),
    /** Whether the user administers the whole installation. */
    administrator: z.optional(z.boolean()),
    expiresAt: instant(),
  }),
})

export const confirmSession = post({
  name: 'session.confirm',
  path: '/Session/Confirm',
  access: 'session',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: z.object({ expiresAt: instant() }),
})

export const claim = z.object({
  claimType: z.string(),
  claimValue: z.optional(z.nullable(z.string())),
})

export const area = get({
  name: 'area.list',
  path: '/Area',
  access: 'session',
  query: z.object({ mallId: z.optional(id()) }),
  answer: z.array(claim),
})
