import { expect, it, vi } from 'vitest'
import { createNotifications } from './notification-store'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
const titles = ({ get }: ReturnType<typeof createNotifications>) => get().map(({ title }) => title)
const unread = ({ get }: ReturnType<typeof createNotifications>) => get().filter(({ read }) => !read).length

it('keeps the newest first, and no more than its limit', () => {
  const store = createNotifications({
    limit: 2,
    now: () => at(12),
    initial: [{ title: 'Before', at: at(9), read: true }],
  })
  expect(store.latest()).toBeUndefined()
  store.add({ title: 'Earlier', at: at(10) })
  store.add({ title: 'Now' })
  expect(titles(store)).toEqual(['Now', 'Earlier'])
  expect(store.latest()).toMatchObject({ title: 'Now', at: at(12), read: false })
})

it('marks as read, one or all, and removes', () => {
  const store = createNotifications({ now: () => at(12) })
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  const first = store.add({ title: 'One' })
  store.add({ title: 'Two' })
  expect(titles(store)).toEqual(['Two', 'One'])
  store.read(first)
  expect(unread(store)).toBe(1)
  store.readAll()
  expect(unread(store)).toBe(0)
  store.remove(first)
  expect(titles(store)).toEqual(['Two'])
  store.clear()
  expect(titles(store)).toEqual([])
  expect(listener).toHaveBeenCalledTimes(6)
  leave()
  store.add({ title: 'Three' })
  expect(listener).toHaveBeenCalledTimes(6)
})

it('replaces one with the same id, unread again', () => {
  const store = createNotifications({ now: () => at(12) })
  store.add({ id: 'K7', title: 'K7 is offline' })
  store.read('K7')
  store.add({ id: 'K7', title: 'K7 is back' })
  expect(store.get()).toEqual([{ id: 'K7', title: 'K7 is back', at: at(12), read: false }])
})

it('a silent message is listed, but not announced', () => {
  const store = createNotifications()
  store.add({ title: 'K7 is back' })
  store.add({ title: 'K8 is back', silent: true })
  expect(store.get().map(({ title }) => title)).toEqual(['K8 is back', 'K7 is back'])
  expect(store.latest()?.title).toBe('K7 is back')
})
