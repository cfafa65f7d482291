import { type Body, calls, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'

type Group = Pick<Body<typeof peopleTypes.userGroup.calls.create>, 'name' | 'areas'>

/** Gives a user of the first mall access to the other one, by a group of that mall. */
export async function addToOtherMall({ signIn }: TestApp, username: string, group: Group): Promise<void> {
  const { client, mallId: here } = await signIn('admin')
  const mallId = (await client.call(calls.malls, {})).find(({ id }) => id !== here)?.id ?? ''
  const { id: groupId } = await client.call(peopleTypes.userGroup.calls.create, { body: { ...group, mallId } })
  const { userIds, version, users } = await client.call(calls.mallUsers, { params: { id: mallId } })
  const added = users.filter(({ name }) => name === username).map(({ id }) => id)
  const body = { userIds: [...userIds, ...added], groupId, version }
  await client.call(calls.setMallUsers, { params: { id: mallId }, body })
}
