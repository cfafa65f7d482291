import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchReachability } from './reachability'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Server = 'answers' | 'refuses' | 'silent'

/** A page that watches a server, which answers after 20 ms. */
function watch(isWatching = (): boolean => true) {
  let server: Server = 'answers'
  const changes: [reachable: boolean, at: number][] = []
  const start = Date.now()
  const isReachable = vi.fn(
    (timeoutMs: number) =>
      new Promise<boolean>((resolve) => {
        setTimeout(resolve, server === 'silent' ? timeoutMs : 20, server === 'answers')
      }),
  )
  const onAnswer = vi.fn()
  const reachability = watchReachability({
    isReachable,
    isWatching,
    onAnswer,
    onChange: (reachable) => changes.push([reachable, Date.now() - start]),
  })
  return {
    ...reachability,
    isReachable,
    onAnswer,
    changes,
    become: (next: Server) => {
      server = next
    },
  }
}

it.each(['refuses', 'silent'] as const)(
  'notices within five seconds that the server %s, whenever that begins',
  async (kind) => {
    for (let lostAt = 0; lostAt < 4500; lostAt += 100) {
      const { become, changes, end } = watch()
      await vi.advanceTimersByTimeAsync(lostAt)
      become(kind)
      await vi.advanceTimersByTimeAsync(5000)
      const [[reachable, at] = [true, 0], ...others] = changes
      expect([reachable, others]).toEqual([false, []])
      expect(at - lostAt).toBeLessThan(5000)
      end()
    }
  },
)

it('notices that the server is back, and counts its answers', async () => {
  const { become, changes, onAnswer } = watch()
  become('refuses')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onAnswer).not.toHaveBeenCalled()
  become('answers')
  await vi.advanceTimersByTimeAsync(2100)
  expect(changes.map(([reachable]) => reachable)).toEqual([false, true])
  expect(onAnswer).toHaveBeenCalledOnce()
})

it('asks at once after a failed call, and a hidden page only then', async () => {
  const { ask, become, changes, isReachable } = watch(() => false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isReachable).not.toHaveBeenCalled()
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isReachable).toHaveBeenCalledOnce()
  become('refuses')
  ask()
  await vi.advanceTimersByTimeAsync(20)
  expect(changes.map(([reachable]) => reachable)).toEqual([false])
  become('answers')
  await vi.advanceTimersByTimeAsync(2100)
  expect(changes.map(([reachable]) => reachable)).toEqual([false, true])
})

it('reports nothing after its end', async () => {
  const { become, changes, end, isReachable } = watch()
  become('silent')
  await vi.advanceTimersByTimeAsync(2100)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changes).toEqual([])
  expect(isReachable).toHaveBeenCalledOnce()
})
