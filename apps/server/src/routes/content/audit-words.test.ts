import { auditDetails, calls, describeFields, peopleTypes } from '@kiosk-admin/api-client'
import { allCalls, storedKinds } from '@kiosk-admin/api-client/internal'
import { beforeAll, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { createTestApp, type TestApp } from '../../testing/index'
import { recordsOf, requestOf } from '../testing/requests'

// Clients have a word for each field of a record and for each of `auditDetails`, so the history may name no others.

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ seed: true })
  const { client, token, mallId } = await app.signIn('admin')
  const about = { mallId, record: await recordsOf(app, mallId) }
  const authorization = `Bearer ${token}`
  // the session lasts to the end
  const ending = ['logout', calls.changePassword.name]
  const sent = allCalls.filter(({ name, method, access }) => {
    return method !== 'DELETE' && access !== 'open' && !ending.includes(name)
  })
  for (const call of sent) {
    const [address, init] = requestOf(call, about)
    await app.fetch(address, { ...init, headers: { ...init.headers, authorization } })
  }
  const fileOf = (text: string) => new File([text], 'words.txt', { type: 'text/plain' })
  const [file] = await client.call(calls.uploadMedia, {
    query: { mallId, kind: 'Document' },
    files: [fileOf('Words')],
  })
  if (!file) throw new Error('The file was not stored')
  const { id, version } = file
  await client.call(calls.replaceMediaFile, { params: { id }, version, files: [fileOf('Other words')] })
})

it('every change in the history is of a known field', async () => {
  const bodies = [
    ...storedKinds,
    ...Object.values(peopleTypes),
    ...[calls.replaceMall, calls.replaceSms, calls.replaceStation, calls.replaceMedia, calls.replaceMediaCategory],
  ]
  const fields = new Set<string>([
    ...auditDetails,
    ...bodies.flatMap((one) => describeFields(one).map(({ name }) => name)),
  ])
  const entries = await auditEntries(app.db).select(['action', 'resource', 'changes']).execute()
  const found = entries.flatMap(({ action, resource, changes }) =>
    changes.map(({ path }) => [path.split('.')[0] ?? '', `${action} ${resource}`] as const),
  )
  expect(found.filter(([name]) => !fields.has(name))).toEqual([])
  // the requests did what they name
  const actions = new Set(entries.map(({ action }) => action))
  expect([...actions]).toEqual(expect.arrayContaining(['create', 'replace', 'copy', 'export', 'rollback']))
})
