import { calls, createCaller } from '@kiosk-admin/api-client'
import { createBackOffice } from '@kiosk-admin/kiosk-client'
import { expect } from '@playwright/test'
import { test } from './consumer'

test.setTimeout(240_000)

test('the station of the README shows publications, obeys commands and loses no click', async ({ installed }) => {
  const { url, serve, station } = installed
  let server = serve()
  const [, username = '', password = ''] = await server.waitFor(/Sign in as (\S+) with the password (\S+) /)
  await server.waitFor(/#key=/)
  const baseUrl = `${url}/api`
  const [mall] = (await (await fetch(`${baseUrl}/Sites`)).json()).message
  const mallId: string = mall.id
  const { token } = await createCaller({ baseUrl }).call(calls.login, { body: { username, password, mallId } })
  const staff = createCaller({ baseUrl, token: () => token })
  const [first] = await staff.call(calls.stations, { params: { mallId } })
  const address = { mallId, stationId: first?.id ?? '' }
  const { key } = await staff.call(calls.stationKey, { params: { id: address.stationId } })
  const clicks = async () => {
    const counted = await staff.call(calls.statistics, { query: { mallId, type: 4, stationId: address.stationId } })
    return counted.total
  }
  const before = await clicks()

  let kiosk = station(key)
  const [, shown] = await kiosk.waitFor(/shows (\d+): current, open, 0 clicks wait/)
  const { number } = await staff.call(calls.publish, { query: { mallId }, body: {} })
  expect(number).toBe(Number(shown) + 1)
  await kiosk.waitFor(new RegExp(`shows ${number}: current, open`))

  const office = createBackOffice({ url: `${url}/socket`, token: () => token, environment: { log: () => {} } })
  office.connect()
  await expect.poll(() => office.status.state).toBe('open')
  expect(await office.ping(address)).toBe('answered')
  expect(await office.publish([address], { number })).toMatchObject([{ state: 'shown', publication: number }])

  kiosk.type('offers')
  await kiosk.waitFor(/, 1 clicks wait/)
  await kiosk.waitFor(/, 0 clicks wait/)
  expect(await clicks()).toBe(before + 1)

  // the server stops, then the station is killed: the next start shows the stored publication and has the clicks
  await server.kill('SIGKILL')
  kiosk.type('shops')
  kiosk.type('events')
  await kiosk.waitFor(/, 2 clicks wait/)
  await kiosk.kill('SIGKILL')
  kiosk = station(key)
  await kiosk.waitFor(new RegExp(`shows ${number}: .*, 2 clicks wait`))
  server = serve()
  await kiosk.waitFor(/current, open, 0 clicks wait/)
  expect(await clicks()).toBe(before + 3)

  await expect.poll(() => office.status.state).toBe('open')
  const restarted = office.restart(address)
  expect(await kiosk.exitCode()).toBe(0)
  kiosk = station(key)
  expect(await restarted).toBe('answered')
  office.close()
})
