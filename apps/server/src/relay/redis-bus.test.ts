import { afterEach, expect, test } from 'vitest'
import { openRedisBus } from './redis-bus'
import { listenTo } from './testing-bus'
import { startRedis } from './testing-redis'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

/** A Redis that runs already, for what needs no stop of it. */
const given = process.env.TEST_REDIS_URL

async function redis() {
  const server = await startRedis()
  ends.push(server.stop)
  return server
}

async function listening(url: string) {
  const bus = await openRedisBus({ url, log })
  ends.push(bus.close)
  return { bus, heard: listenTo(bus) }
}

test('every process hears every message, its own too, in order', async () => {
  const { url } = given ? { url: given } : await redis()
  const [one, other] = [await listening(url), await listening(url)]
  const many = Array.from({ length: 2_000 }, (_, index) => `${index}: å ' \\ "`)
  await one.bus.publish(many)
  await one.bus.publish(['the last'])
  expect(await other.heard(2_001)).toEqual([...many, 'the last'])
  expect(await one.heard(2_001)).toEqual([...many, 'the last'])
})

test('another database of the same Redis is another installation', async () => {
  const { url } = given ? { url: given } : await redis()
  const [one, other] = [await listening(`${url}/1`), await listening(url)]
  await one.bus.publish(['to one'])
  await other.bus.publish(['to other'])
  expect([await one.heard(1), await other.heard(1)]).toEqual([['to one'], ['to other']])
})

test('a connection that breaks comes back, and says that messages may have been missed', async () => {
  const server = await redis()
  const { bus, heard } = await listening(server.url)
  await bus.publish(['before'])
  server.cut()
  expect(await heard(2)).toEqual(['before', 'a gap'])
  await bus.publish(['after'])
  expect(await heard(3)).toEqual(['before', 'a gap', 'after'])
})

test('what could not be said is made up for: the others are told that they may have missed something', async () => {
  const server = await redis()
  const { bus, heard } = await listening(server.url)
  await server.stop()
  await expect(bus.publish(['to nobody'])).rejects.toThrow()
  await server.again()
  expect(await heard(2)).toEqual(['a gap', 'a gap'])
})

test('a stop does not wait for a Redis that is away', async () => {
  const server = await redis()
  const bus = await openRedisBus({ url: server.url, log })
  await server.stop()
  await expect(bus.publish(['to nobody'])).rejects.toThrow()
  await bus.close()
})

test('nobody there stops the start, with a sentence that says what to set', async () => {
  const server = await redis()
  await server.stop()
  await expect(openRedisBus({ url: server.url, log })).rejects.toThrow(
    /^Redis does not answer at REDIS_URL \(.*\): start it, correct REDIS_URL, or leave it out\.$/,
  )
})
