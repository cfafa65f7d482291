import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { type CallConcurrency, createCallConcurrency } from './call-concurrency'

const known = {
  s_1: { kind: 'user', id: '1' },
  s_2: { kind: 'user', id: '1' },
  s_3: { kind: 'user', id: '3' },
} as const

let concurrency: CallConcurrency
let running: string[]
beforeEach(() => {
  running = []
  const rateLimits = {
    accountOf: (credential: string) => known[credential as keyof typeof known],
  }
  concurrency = createCallConcurrency(rateLimits, () => () => {})
})

const begin = (call: Parameters<CallConcurrency['run']>[0], credential: string | undefined, address = '10.0.0.1') =>
  void concurrency.run(call, credential, address, () => {
    running.push(credential ?? address)
    return new Promise(() => {})
  })
const beginMany = (count: number, ...args: Parameters<typeof begin>) => {
  for (let each = 0; each < count; each++) begin(...args)
}

it('an account has four calls in progress over all of its sessions, independently of others', () => {
  beginMany(5, contentTypes.offer.calls.list, 's_1')
  beginMany(5, calls.session, 's_2')
  beginMany(10, calls.session, 's_3')
  expect(running.filter((credential) => credential !== 's_3')).toHaveLength(4)
  expect(running.filter((credential) => credential === 's_3')).toHaveLength(4)
})

it('anonymous callers at an address share eight', () => {
  beginMany(20, calls.login, undefined, '10.0.0.1')
  beginMany(1, calls.login, undefined, '10.0.0.2')
  expect(running.filter((address) => address === '10.0.0.1')).toHaveLength(8)
  expect(running).toContain('10.0.0.2')
})

it('stations that connect at once after a start are queued and all served', async () => {
  let served = 0
  const all = Array.from({ length: 2_000 }, (_, index) =>
    concurrency.run(calls.kioskPublication, `k_${index}`, '10.0.0.1', async () => {
      served += 1
    }),
  )
  await Promise.all(all)
  expect(served).toBe(2_000)
})

it('uploads do not count as calls in progress', () => {
  beginMany(8, calls.uploadMedia, 's_1')
  beginMany(4, contentTypes.offer.calls.list, 's_1')
  expect(running).toHaveLength(12)
})
