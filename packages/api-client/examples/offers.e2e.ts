import { expect } from '@playwright/test'
import { test } from '../../kiosk-client/examples/consumer'

test.setTimeout(240_000)

test("the README's example signs in, lists offers, and gets validation errors", async ({ installed }) => {
  const { url, serve, run } = installed
  const server = serve()
  const [, username = '', password = ''] = await server.waitFor(/Sign in as (\S+) with the password (\S+) /)
  const offers = run('offers.mjs', [url], { USERNAME: username, PASSWORD: password })
  await offers.waitFor(/^Strandgallerian has \d+ offers, \d+ of them active\nI may write them\n/)
  await offers.waitFor(/^validation (name\.se: required, endDate: invalid|endDate: invalid, name\.se: required)\n/)
  expect(await offers.exitCode()).toBe(0)
})
