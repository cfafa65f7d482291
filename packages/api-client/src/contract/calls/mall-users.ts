import { get, put } from '../base/call'
import { id, integer, status } from '../base/fields'
import { common } from '../base/stored-record'
import * as z from '../base/zod'

const read = { area: 'Mall', verb: 'read' } as const
const write = { area: 'Mall', verb: 'write' } as const
const one = z.object({ id: id() })

const userIds = z.array(id()).check(z.maxLength(10_000))

/** The users of a mall, and others that the caller may add. */
const mallUsersAnswer = z.object({
  /** Version of the set of users; changes with each change of access. */
  version: integer(1, 2_147_483_647),
  updatedBy: z.nullable(common.updatedBy),
  userIds,
  users: z.array(
    z.object({
      id: id(),
      name: z.string(),
      status,
      /** The group that applies in this mall, or would; `null` without one, and so without rights. */
      groupId: z.nullable(id()),
      /** Whether the caller may add or remove the user: only someone with all of the user's rights in this mall. */
      editable: z.boolean(),
    }),
  ),
})

export const mallUsers = get({
  name: 'mall.users',
  path: '/Mall/{id}/Users',
  access: read,
  params: one,
  answer: mallUsersAnswer,
})

export const setMallUsers = put({
  name: 'mall.setUsers',
  path: '/Mall/{id}/Users',
  access: write,
  params: one,
  body: z.object({
    userIds,
    version: z.optional(integer(1, 2_147_483_647)),
    /** The group in this mall of the users who are added. Without it, their group of the house applies. */
    groupId: z.optional(id()),
  }),
  answer: mallUsersAnswer,
  fails: ['conflict'],
})
