import { expect, test } from 'vitest'
import { createPlaylist, type Playlist, type PlaylistEvent, playlistReducer } from './playlist'

type Show = { id: string; version?: number }
const [a, b, c]: Show[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const

/** A playlist with helpers that dispatch events by the id of a slideshow. */
function playing(...shows: Show[]) {
  let list: Playlist<Show> = createPlaylist(shows)
  const dispatch = (event: PlaylistEvent<Show>) => {
    list = playlistReducer(list, event)
  }
  const runOf = (id: string) => [list.current, list.next].find((one) => one?.show.id === id)?.run ?? -1
  return {
    ready: (id: string) => dispatch({ type: 'ready', run: runOf(id) }),
    failed: (id: string) => dispatch({ type: 'failed', run: runOf(id) }),
    lastSlide: (id: string) => dispatch({ type: 'lastSlide', run: runOf(id) }),
    finished: (id: string) => dispatch({ type: 'finished', run: runOf(id) }),
    due: (...now: Show[]) => dispatch({ type: 'due', shows: now }),
    get shown() {
      return [list.current?.show.id, list.next?.show.id]
    },
    get list() {
      return list
    },
  }
}

/** Plays a slideshow to its end; the next one is ready in time. */
function round(list: ReturnType<typeof playing>, id: string, next: string) {
  list.lastSlide(id)
  list.ready(next)
  list.finished(id)
}

test('plays in a loop, each time as a new run', () => {
  const list = playing(a, b, c)
  expect(list.shown).toEqual([undefined, 'a'])
  list.ready('a')
  expect(list.shown).toEqual(['a', undefined])
  const [first] = [list.list.current?.run]
  round(list, 'a', 'b')
  expect(list.shown).toEqual(['b', undefined])
  round(list, 'b', 'c')
  round(list, 'c', 'a')
  expect(list.shown).toEqual(['a', undefined])
  expect(list.list.current?.run).not.toBe(first)
})

test('the current slideshow stays until it has finished and the next is ready', () => {
  const list = playing(a, b)
  list.ready('a')
  list.lastSlide('a')
  list.ready('b')
  expect(list.shown).toEqual(['a', 'b'])
  list.finished('a')
  expect(list.shown).toEqual(['b', undefined])
  list.lastSlide('b')
  list.finished('b')
  expect(list.shown).toEqual(['b', 'a'])
  list.ready('a')
  expect(list.shown).toEqual(['a', undefined])
})

test('a slideshow that fails to load is skipped, and tried again in the next round', () => {
  const list = playing(a, b, c)
  list.ready('a')
  list.lastSlide('a')
  list.failed('b')
  list.finished('a')
  expect(list.shown).toEqual(['a', 'c'])
  list.ready('c')
  round(list, 'c', 'a')
  list.lastSlide('a')
  expect(list.shown).toEqual(['a', 'b'])
})

test('a single slideshow repeats; one that becomes due waits for its end', () => {
  const list = playing(a)
  list.ready('a')
  list.lastSlide('a')
  list.finished('a')
  expect(list.shown).toEqual(['a', undefined])
  list.due(a, b)
  list.lastSlide('a')
  list.ready('b')
  expect(list.shown).toEqual(['a', 'b'])
  list.finished('a')
  expect(list.shown).toEqual(['b', undefined])
})

test('if all fail, they are tried again with the next check of what is due', () => {
  const list = playing(a, b)
  list.failed('a')
  expect(list.shown).toEqual([undefined, 'b'])
  list.failed('b')
  expect(list.shown).toEqual([undefined, undefined])
  list.due(a, b)
  expect(list.list.next).toBeDefined()
})

test('a slideshow that is no longer due leaves when another is ready; an edited one plays on', () => {
  const list = playing(a, b)
  list.ready('a')
  list.due({ id: 'a', version: 2 }, b)
  expect(list.list.current?.show.version).toBe(2)
  list.due(b, c)
  expect(list.shown).toEqual(['a', 'b'])
  list.due(c)
  expect(list.shown).toEqual(['a', 'c'])
  list.ready('c')
  expect(list.shown).toEqual(['c', undefined])
})

test('an event of a replaced run changes nothing', () => {
  const list = playing(a, b)
  list.ready('a')
  const before = list.list
  expect(playlistReducer(before, { type: 'finished', run: 99 })).toBe(before)
})
