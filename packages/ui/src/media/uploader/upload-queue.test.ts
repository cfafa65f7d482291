import { expect, test, vi } from 'vitest'
import { sha256Of } from './file-hash'
import { createUploadQueue, type SendFile, type UploadQueueOptions } from './upload-queue'

interface Sent {
  name: string
  signal: AbortSignal
  progress: (fraction: number) => void
  finish: (result: string) => void
  fail: (error: Error) => void
}

function queueWith(own: Partial<UploadQueueOptions<string>> = {}) {
  const sent: Sent[] = []
  const send: SendFile<string> = (file, { signal, onProgress }) =>
    new Promise((finish, fail) => {
      sent.push({ name: file.name, signal, progress: onProgress, finish, fail })
    })
  const clock = { at: 0 }
  const options: UploadQueueOptions<string> = { send, ...own }
  const queue = createUploadQueue<string>(() => options, {
    hash: async (file) => await file.text(),
    now: () => clock.at,
  })
  const states = () => queue.get().map(({ state }) => state)
  return { queue, sent, clock, states }
}

const file = (name: string, bytes = name) => new File([bytes], name)
const settled = () => new Promise<void>((done) => setImmediate(done))
const arrived = (sent: readonly Sent[], count: number) => expect.poll(() => sent).toHaveLength(count)

test('uploads three files at a time, in order', async () => {
  const { queue, sent, states } = queueWith()
  queue.add(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(name)))
  await arrived(sent, 3)
  await settled()
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
  sent[1]?.finish('B')
  await arrived(sent, 4)
  expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png'])
  expect(queue.get()[1]).toMatchObject({ state: 'done', result: 'B' })
})

test('rejected files are not uploaded and have a reason', async () => {
  const { queue, sent } = queueWith({ maxBytes: 6 })
  queue.add([file('a.exe'), file('long-name.png'), file('b.png')])
  await arrived(sent, 1)
  expect(queue.get().map(({ refused }) => refused)).toEqual(['type', 'size', undefined])
  queue.retry(1)
  expect(queue.get()[0]?.state).toBe('refused')
})

test('estimates the remaining time once the speed is known', async () => {
  const { queue, sent, clock } = queueWith()
  queue.add([file('a.mp4')])
  await arrived(sent, 1)
  sent[0]?.progress(0.1)
  expect(queue.get()[0]).toMatchObject({ fraction: 0.1 })
  expect(queue.get()[0]?.secondsLeft).toBeUndefined()
  clock.at = 5000
  sent[0]?.progress(0.25)
  expect(queue.get()[0]?.secondsLeft).toBe(15)
})

test('cancelling starts the next file; late responses are ignored', async () => {
  const { queue, sent, states } = queueWith({ atOnce: 1 })
  queue.add([file('a.png'), file('b.png')])
  await arrived(sent, 1)
  queue.cancel(1)
  expect(sent[0]?.signal.aborted).toBe(true)
  await arrived(sent, 2)
  sent[0]?.progress(0.5)
  sent[0]?.finish('late')
  await settled()
  expect(states()).toEqual(['cancelled', 'sending'])
  expect(queue.get()[0]).not.toHaveProperty('result')
})

test('a retried file never occupies two slots', async () => {
  const { queue, sent, states } = queueWith({ atOnce: 1 })
  queue.add([file('a.png'), file('b.png')])
  await arrived(sent, 1)
  queue.cancel(1)
  queue.retry(1)
  await arrived(sent, 2)
  sent[0]?.fail(new Error('aborted'))
  await settled()
  expect(states()).toEqual(['waiting', 'sending'])
  sent[1]?.finish('B')
  await arrived(sent, 3)
  expect(states()).toEqual(['sending', 'done'])
})

test('retries a failed upload from the start', async () => {
  const { queue, sent } = queueWith()
  queue.add([file('a.png')])
  await arrived(sent, 1)
  sent[0]?.progress(0.5)
  sent[0]?.fail(new Error('offline'))
  await expect.poll(() => queue.get()[0]).toMatchObject({ state: 'failed', error: new Error('offline') })
  queue.retry(1)
  expect(queue.get()[0]).not.toHaveProperty('fraction')
  expect(queue.get()[0]).not.toHaveProperty('error')
  await arrived(sent, 2)
  sent[1]?.finish('A')
  await expect.poll(() => queue.get()[0]).toMatchObject({ state: 'done', result: 'A' })
})

test('detects duplicates before uploading, and uploads them on request only', async () => {
  const findDuplicate = vi.fn(async (hash: string) => (hash === 'same' ? { name: 'old.png' } : undefined))
  const { queue, sent, states } = queueWith({ findDuplicate })
  queue.add([file('a.png', 'same'), file('b.png', 'other')])
  await expect.poll(() => states()).toEqual(['duplicate', 'sending'])
  expect(queue.get()[0]?.duplicate).toEqual({ name: 'old.png' })
  expect(sent.map(({ name }) => name)).toEqual(['b.png'])
  queue.sendAnyway(1)
  await arrived(sent, 2)
  expect(findDuplicate).toHaveBeenCalledTimes(2)
})

test('uploads identical files in the queue once', async () => {
  const { queue, sent, states } = queueWith()
  queue.add([file('a.png', 'same'), file('copy of a.png', 'same')])
  await expect.poll(() => states()).toEqual(['sending', 'duplicate'])
  expect(queue.get()[1]?.duplicate).toEqual({ name: 'a.png' })
  expect(sent).toHaveLength(1)
})

test('a failed duplicate check does not block the upload', async () => {
  const { queue, sent } = queueWith({ findDuplicate: () => Promise.reject(new Error('offline')) })
  queue.add([file('a.png')])
  await arrived(sent, 1)
})

test('clears finished files and keeps running ones', async () => {
  const { queue, sent, states } = queueWith()
  queue.add([file('a.png'), file('b.exe'), file('c.png')])
  await arrived(sent, 2)
  sent[0]?.finish('A')
  await expect.poll(() => states()).toEqual(['done', 'refused', 'sending'])
  queue.dismiss(3)
  queue.clear()
  expect(states()).toEqual(['sending'])
  queue.cancelAll()
  queue.dismiss(3)
  expect(queue.get()).toEqual([])
})

test('hashes are SHA-256', async () => {
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await sha256Of(new Blob(['abc']))).toBe(known)
})
