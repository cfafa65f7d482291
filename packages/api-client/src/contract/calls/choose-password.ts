import { post } from '../base/call'
import { newPassword, username } from '../base/credentials'
import { text } from '../base/fields'
import * as z from '../base/zod'

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
