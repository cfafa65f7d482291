import { afterEach, expect, test, vi } from 'vitest'
import { allSteps, inSlices, SLICE, type Steps, startJob } from './slices'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A generator with steps of 3 ms. */
function clockedWork(steps: number) {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  const done: number[] = []
  function* work(): Steps<string> {
    for (let step = 0; step < steps; step++) {
      time += 3
      done.push(step)
      yield
    }
    return 'done'
  }
  return { work: work(), done }
}

test('a job pauses after its time and resumes', () => {
  const { work, done } = clockedWork(5)
  const job = startJob(work)
  job.run(SLICE)
  expect(done).toHaveLength(3)
  expect(job.result).toBeUndefined()
  job.run(Number.POSITIVE_INFINITY)
  expect(done).toHaveLength(5)
  expect(job.result).toEqual({ value: 'done' })
})

test('other tasks run between slices', async () => {
  const { work, done } = clockedWork(12)
  const seen: number[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    seen.push(done.length)
    if (done.length < 12) port2.postMessage(undefined)
  }
  port2.postMessage(undefined)
  await expect(inSlices(startJob(work))).resolves.toBe('done')
  port1.close()
  expect(seen.some((steps) => steps > 0 && steps < 12)).toBe(true)
})

/** Maximum steps in one task. */
async function longestTask(steps: number): Promise<number> {
  const { work, done } = clockedWork(steps)
  const answer = inSlices(startJob(work))
  let longest = 0
  let before = 0
  while (done.length < steps) {
    await new Promise((resolve) => setImmediate(resolve))
    longest = Math.max(longest, done.length - before)
    before = done.length
  }
  await answer
  return longest
}

const inputPending = (pending: boolean) => vi.stubGlobal('navigator', { scheduling: { isInputPending: () => pending } })

test('tasks are longer without pending input, but below 50 ms', async () => {
  inputPending(false)
  expect(await longestTask(60)).toBe(12)
})

test('pending or unknown input ends the task with its slice', async () => {
  inputPending(true)
  expect(await longestTask(60)).toBe(3)
  vi.stubGlobal('navigator', {})
  expect(await longestTask(60)).toBe(3)
})

test('an aborted job stops', async () => {
  const { work, done } = clockedWork(100)
  const leaving = new AbortController()
  const job = startJob(work)
  const answer = inSlices(job, leaving.signal)
  job.run(SLICE)
  leaving.abort()
  await expect(answer).resolves.toBeUndefined()
  expect(done.length).toBeLessThan(10)
})

test('runs synchronously to the end', () => {
  expect(allSteps(clockedWork(4).work)).toBe('done')
})
