import { post } from './call'
import { emailAddress, newPassword, username } from './credentials'
import { id, text } from './fields'
import { z } from './zod'

export const setup = post({
  name: 'setup',
  path: '/Setup',
  summary: 'Make the first administrator and the first mall, with the token of the set-up link',
  access: 'open',
  body: z.object({
    /** Printed by the start of a server that has no administrator. */
    token: text(200),
    username: username(),
    email: emailAddress(),
    password: newPassword(),
    mallName: text(),
  }),
  answer: z.object({ userId: id(), mallId: id() }),
})
