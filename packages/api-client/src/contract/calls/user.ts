import { get, nothing, post, put } from '../base/call'
import { emailAddress, newPassword, username } from '../base/credentials'
import { id, instant, integer, optional, reference, repeated, status, uniqueBy } from '../base/fields'
import { manyStatuses } from '../base/many-records'
import { peopleType } from '../base/people-type'
import * as z from '../base/zod'
import { personalData } from './personal-data'

/** The group of a user in one mall. */
const mallGroup = z.object({ mallId: reference('Mall'), groupId: reference('UserGroup') })

/** A user account. */
const own = peopleType({
  resource: 'User',
  area: 'User',
  fields: {
    username: username(),
    email: emailAddress(),
    /** The group of the house; applies in each mall that has no group of its own in `mallGroups`. */
    groupId: optional(reference('UserGroup')),
    /** The malls that they reach; at least one, or they could not sign in. */
    mallIds: z.array(reference('Mall')).check(
      z.minLength(1),
      z.maxLength(1000),
      z.overwrite((ids) => [...new Set(ids)].sort()),
    ),
    /** Groups in single malls, of that mall or of the house. A body without them leaves them as they are. */
    mallGroups: z.optional(
      z.array(mallGroup).check(
        z.maxLength(1000),
        uniqueBy<{ mallId: string }>(({ mallId }) => mallId),
        z.overwrite((all) => all.toSorted((one, other) => (one.mallId < other.mallId ? -1 : 1))),
      ),
    ),
    status: z._default(status, 'Active'),
  },
  // without a password, the user chooses one with a password link
  once: { password: z.optional(newPassword()) },
  answered: {
    /** The malls that the reader also has access to; empty if the last one was removed. */
    mallIds: z.array(id()),
    lastSignInAt: z.nullable(instant()),
  },
  // without `mallId`, as in the specification: all users with a mall in common with the caller
  listQuery: {
    mallId: z.optional(id()),
    /** Users with one of these groups, in all malls or in one. */
    groupId: z.optional(repeated(id())),
    status: z.optional(repeated(status)),
  },
  sortedByName: ['groupId'],
})

export const user = {
  ...own,
  calls: {
    ...own.calls,
    // all that can disable users
    replace: { ...own.calls.replace, confirm: 'account' as const },
    fields: { ...own.calls.fields, confirm: 'account' as const },
    import: { ...own.calls.import, confirm: 'account' as const },
    status: put({
      name: 'user.status',
      path: '/User/Status',
      access: { area: 'User', verb: 'write' },
      confirm: 'many',
      body: manyStatuses,
      answer: z.array(own.record),
    }),
    password: put({
      name: 'user.password',
      path: '/User/{id}/Password',
      access: { area: 'User', verb: 'write' },
      confirm: 'many',
      params: z.object({ id: id() }),
      body: z.object({ password: newPassword() }),
      answer: nothing,
    }),
    passwordLink: post({
      name: 'user.passwordLink',
      path: '/User/{id}/PasswordLink',
      access: { area: 'User', verb: 'write' },
      confirm: 'many',
      params: z.object({ id: id() }),
      body: z.object({}),
      answer: z.object({ url: z.string(), expiresAt: instant() }),
    }),
    data: get({
      name: 'user.data',
      path: '/User/{id}/Data',
      access: 'administrator',
      params: z.object({ id: id() }),
      answer: personalData,
      raw: true,
      produces: ['application/json'],
    }),
    erase: post({
      name: 'user.erase',
      path: '/User/{id}/Erase',
      access: 'administrator',
      confirm: 'always',
      params: z.object({ id: id() }),
      body: z.object({}),
      /** Numbers of records, and of parts of the history, in which the user was replaced. */
      answer: z.object({ records: integer(0, 10_000_000), entries: integer(0, 10_000_000) }),
    }),
  },
}
