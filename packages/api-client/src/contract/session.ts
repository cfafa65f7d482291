import { get, post } from './call'
import { id, instant, languageCode, storable } from './fields'
import { z } from './zod'

export const login = post({
  name: 'login',
  path: '/Login',
  summary: 'Sign in',
  access: 'open',
  fails: ['login_failed', 'rate_limited'],
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.refine(storable)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    mallId: z.optional(id()),
  }),
  answer: z.object({
    token: z.string(),
    userId: id(),
    userName: z.string(),
    mallId: id(),
    language: z.nullable(languageCode),
  }),
})

export const logout = post({
  name: 'logout',
  path: '/Logout',
  summary: 'End the session',
  access: 'session',
  answer: z.object({}),
})

export const session = get({
  name: 'session.get',
  path: '/Session',
  summary: 'Who is signed in',
  access: 'session',
  answer: z.object({
    userId: id(),
    userName: z.string(),
    groupName: z.string(),
    mallIds: z.array(id()),
    expiresAt: instant(),
  }),
})

export const claim = z.object({
  claimType: z.string(),
  claimValue: z.optional(z.nullable(z.string())),
})

export const area = get({
  name: 'area.list',
  path: '/Area',
  summary: 'The claims of the signed-in user, `/api/{Area}/{Verb}`',
  access: 'session',
  answer: z.array(claim),
})
