import { expect, test } from 'vitest'
import { type Playlist, type PlaylistEvent, playlistOf, playOn } from './playlist'

type Show = { id: string; version?: number }
const [a, b, c]: Show[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const

/** A list to which things happen, by the show that they happen to. */
function playing(...shows: Show[]) {
  let list: Playlist<Show> = playlistOf(shows)
  const happen = (event: PlaylistEvent<Show>) => {
    list = playOn(list, event)
  }
  const turnOf = (id: string) => [list.seen, list.coming].find((one) => one?.show.id === id)?.turn ?? -1
  return {
    ready: (id: string) => happen({ type: 'ready', turn: turnOf(id) }),
    nothing: (id: string) => happen({ type: 'nothing', turn: turnOf(id) }),
    last: (id: string) => happen({ type: 'last', turn: turnOf(id) }),
    over: (id: string) => happen({ type: 'over', turn: turnOf(id) }),
    due: (...now: Show[]) => happen({ type: 'due', shows: now }),
    get shown() {
      return [list.seen?.show.id, list.coming?.show.id]
    },
    get list() {
      return list
    },
  }
}

/** Plays one to its end, with the next one ready in time. */
function round(list: ReturnType<typeof playing>, id: string, next: string) {
  list.last(id)
  list.ready(next)
  list.over(id)
}

test('one after the other, round and round, each time a turn of its own', () => {
  const list = playing(a, b, c)
  expect(list.shown).toEqual([undefined, 'a'])
  list.ready('a')
  expect(list.shown).toEqual(['a', undefined])
  const [first] = [list.list.seen?.turn]
  round(list, 'a', 'b')
  expect(list.shown).toEqual(['b', undefined])
  round(list, 'b', 'c')
  round(list, 'c', 'a')
  expect(list.shown).toEqual(['a', undefined])
  expect(list.list.seen?.turn).not.toBe(first)
})

test('what is seen has its time, and stays until the next can be seen', () => {
  const list = playing(a, b)
  list.ready('a')
  list.last('a')
  list.ready('b')
  expect(list.shown).toEqual(['a', 'b'])
  list.over('a')
  expect(list.shown).toEqual(['b', undefined])
  list.last('b')
  list.over('b')
  expect(list.shown).toEqual(['b', 'a'])
  list.ready('a')
  expect(list.shown).toEqual(['a', undefined])
})

test('one of which nothing comes is passed over, and tried again in the next round', () => {
  const list = playing(a, b, c)
  list.ready('a')
  list.last('a')
  list.nothing('b')
  list.over('a')
  expect(list.shown).toEqual(['a', 'c'])
  list.ready('c')
  round(list, 'c', 'a')
  list.last('a')
  expect(list.shown).toEqual(['a', 'b'])
})

test('the only one goes on by itself, and one that joins it has to wait for its end', () => {
  const list = playing(a)
  list.ready('a')
  list.last('a')
  list.over('a')
  expect(list.shown).toEqual(['a', undefined])
  list.due(a, b)
  list.last('a')
  list.ready('b')
  expect(list.shown).toEqual(['a', 'b'])
  list.over('a')
  expect(list.shown).toEqual(['b', undefined])
})

test('where nothing can be seen at all it rests, and looks again when what is due is looked at again', () => {
  const list = playing(a, b)
  list.nothing('a')
  expect(list.shown).toEqual([undefined, 'b'])
  list.nothing('b')
  expect(list.shown).toEqual([undefined, undefined])
  list.due(a, b)
  expect(list.list.coming).toBeDefined()
})

test('one that is no longer due leaves when another can be seen; one that was changed plays on', () => {
  const list = playing(a, b)
  list.ready('a')
  list.due({ id: 'a', version: 2 }, b)
  expect(list.list.seen?.show.version).toBe(2)
  list.due(b, c)
  expect(list.shown).toEqual(['a', 'b'])
  list.due(c)
  expect(list.shown).toEqual(['a', 'c'])
  list.ready('c')
  expect(list.shown).toEqual(['c', undefined])
})

test('what is told of a turn that has gone changes nothing', () => {
  const list = playing(a, b)
  list.ready('a')
  const before = list.list
  expect(playOn(before, { type: 'over', turn: 99 })).toBe(before)
})
