// The sources of a new call, as `npm run new -- call` writes them: the contract, the route and its test.

export const callContract = ({ resource, type }) => `import { get, ofMall } from '../base/call'
import * as z from '../base/zod'

export const ${type} = get({
  name: '${type}.get',
  path: '/${resource}',
  access: 'session',
  query: ofMall,
  answer: z.object({ name: z.string() }),
})
`

export const route = ({ type }) => `import type { OwnHandlers } from '../dispatch/context'

export const ${type}Routes = (): Pick<OwnHandlers, '${type}'> => ({
  ${type}: async ({ mall }) => ({ name: mall.name }),
})
`

export const routeTest = ({ type, phrase }) => `import { calls } from '@kiosk-admin/api-client'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing'
import { ids, testMall } from '../../testing/mall'

it('returns the ${phrase} of the mall', async () => {
  const app = await createTestApp({ seed: testMall })
  const { client } = await app.signIn('chief', ids.near)
  const answer = await client.call(calls.${type}, { query: { mallId: ids.near } })
  expect(answer.name).not.toBe('')
})
`
