import { nothing, post } from '../base/call'
import { id } from '../base/fields'
import { resourceNames } from '../base/resource-names'
import * as z from '../base/zod'

export const tellEditing = post({
  name: 'editing.tell',
  path: '/Editing',
  access: 'session',
  query: z.object({ mallId: id() }),
  body: z.object({
    resource: z.enum([...resourceNames, 'InfoPage']),
    record: id(),
    /** Whether the form is open; `false` after it was closed. */
    open: z.boolean(),
  }),
  answer: nothing,
})
