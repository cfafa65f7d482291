import { post } from '../base/call'
import { emailAddress, newPassword, username } from '../base/credentials'
import { id, text } from '../base/fields'
import * as z from '../base/zod'

export const setup = post({
  name: 'setup',
  path: '/Setup',
  access: 'open',
  body: z.object({
    /** Token of the setup link, which a server without an administrator prints at its start. */
    token: text(200),
    username: username(),
    email: emailAddress(),
    password: newPassword(),
    mallName: text(),
  }),
  answer: z.object({ userId: id(), mallId: id() }),
})
