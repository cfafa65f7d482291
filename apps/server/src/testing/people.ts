import { type Area, type Caller, calls, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from './index'
import { ids } from './mall'

export const managersPassword = 'ten letters or more'

export const writing = (...names: Area[]) => names.map((area) => ({ area, read: true, write: true }))

/** Creates a user with these permissions in the near mall and signs in. */
export async function signInWith(
  { app, by }: { app: TestApp; by: Caller },
  areas: ReturnType<typeof writing>,
  mallIds: string[] = [ids.near],
) {
  const group = await by.call(peopleTypes.userGroup.calls.create, { body: { name: 'Managers', areas } })
  const username = `manager-${group.id.slice(-6)}`
  const password = managersPassword
  const made = await by.call(peopleTypes.user.calls.create, {
    body: { username, email: 'manager@example.com', groupId: group.id, mallIds, password },
  })
  const { token } = await app.client().call(calls.login, { body: { username, password } })
  return { group, user: made, token, client: app.client(token) }
}
