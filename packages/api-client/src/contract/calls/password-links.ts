import { nothing, post } from '../base/call'
import { newPassword, username } from '../base/credentials'
import { languageCode, text } from '../base/fields'
import * as z from '../base/zod'

export const requestPasswordReset = post({
  name: 'passwordReset',
  path: '/PasswordReset',
  access: 'open',
  fails: ['not_found'],
  body: z.object({
    /** A username or an e-mail address. */
    account: text(254),
    /** Language of the mail. @default the first language of the user's mall */
    language: z.optional(languageCode),
  }),
  answer: nothing,
})

export const choosePassword = post({
  name: 'choosePassword',
  path: '/PasswordLink',
  access: 'open',
  body: z.object({
    /** The part after `#token=` in the link. */
    token: text(200),
    password: newPassword(),
  }),
  answer: z.object({ username: username() }),
})
