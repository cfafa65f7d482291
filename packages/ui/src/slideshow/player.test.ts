import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayer, MAX_WAIT, type PlayerOptions } from './player'
import type { PlayerClock } from './player-clock'
import { newSlide, type Slide } from './slideshow'

const slides = (...names: string[]) => names.map((name, index) => newSlide(name, index, name))
const HOUR = 3_600_000

/** Deterministic random numbers below a bound. */
function jitter(bound: number) {
  let seed = 1
  return () => {
    seed = (seed * 16807) % 2147483647
    return (seed / 2147483647) * bound
  }
}

/** A manual clock; `lateness` delays its timers. */
function fakeClock(lateness = () => 0) {
  let time = 1000
  let timers: { at: number; done: () => void }[] = []
  const clock: PlayerClock = {
    now: () => time,
    after(milliseconds, done) {
      const timer = { at: time + milliseconds + lateness(), done }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  }
  return {
    ...clock,
    pass(milliseconds: number) {
      const end = time + milliseconds
      for (;;) {
        const [first] = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (!first) break
        timers = timers.filter((timer) => timer !== first)
        time = Math.max(time, first.at)
        first.done()
      }
      time = end
    },
    /** Simulates sleep: time passes, timers wait. */
    sleep(milliseconds: number) {
      time += milliseconds
    },
    timers: () => timers.length,
  }
}

let clock: ReturnType<typeof fakeClock>
let shown: string[]
beforeEach(() => {
  clock = fakeClock()
  shown = []
})

function play(list: readonly Slide[], given: Partial<PlayerOptions> = {}, broken: readonly string[] = []) {
  const player = createPlayer({
    slides: list,
    milliseconds: 3000,
    transition: 0,
    clock,
    onShow: ({ id }) => shown.push(id),
    ...given,
  })
  /** Every slide loads immediately, or never. */
  const load = () => {
    const { next } = player.get()
    if (next) player.loaded(next.turn, { pending: 0, drawn: broken.includes(next.slide.id) ? 0 : 1 })
  }
  return { player, load }
}

function playLoaded(...[list, given, broken]: Parameters<typeof play>) {
  const { player, load } = play(list, given, broken)
  player.subscribe(load)
  player.start()
  load()
  return player
}

const currentOf = (player: ReturnType<typeof createPlayer>) => player.get().current?.slide.id

describe('order', () => {
  it('cycles through slides, each for its duration', () => {
    const player = playLoaded(slides('a', 'b', 'c'))
    expect(currentOf(player)).toBe('a')
    clock.pass(2999)
    expect(currentOf(player)).toBe('a')
    clock.pass(1)
    expect(currentOf(player)).toBe('b')
    clock.pass(6000)
    expect(shown).toEqual(['a', 'b', 'c', 'a'])
  })

  it('starts with the given slide', () => {
    playLoaded(slides('a', 'b', 'c'), { first: 'c' })
    clock.pass(3000)
    expect(shown).toEqual(['c', 'a'])
  })

  it('keeps a single slide', () => {
    const player = playLoaded(slides('a'))
    const before = player.get()
    clock.pass(HOUR)
    expect(player.get()).toBe(before)
    expect(shown).toEqual(['a'])
  })

  it('renders two slides during a transition, and the next one afterwards', () => {
    const player = playLoaded(slides('a', 'b', 'c'), { transition: 600 })
    clock.pass(3000)
    expect(player.get()).toMatchObject({ leaving: { slide: { id: 'a' } }, current: { slide: { id: 'b' } } })
    expect(player.get().next).toBeUndefined()
    clock.pass(600)
    expect(player.get().leaving).toBeUndefined()
    expect(player.get().next?.slide.id).toBe('c')
    clock.pass(2400)
    expect(currentOf(player)).toBe('c')
  })
})

describe('schedule', () => {
  it.each([
    ['punctual timers', () => 0],
    ['timers that are late by up to 45 ms', jitter(45)],
    ['timers that are always late by 30 ms', () => 30],
  ])('is within 50 ms of the plan after an hour, with %s', (_, lateness) => {
    clock = fakeClock(lateness)
    const moments: number[] = []
    playLoaded(slides('a', 'b', 'c'), { transition: 600, onShow: () => moments.push(clock.now()) })
    clock.pass(8 * HOUR)
    const [start = 0] = moments
    const drift = moments.map((moment, turn) => Math.abs(moment - start - turn * 3000))
    expect(moments.length).toBeGreaterThanOrEqual((8 * HOUR) / 3000)
    expect(Math.max(...drift)).toBeLessThan(50)
  })

  it('follows the device’s clock', () => {
    vi.useFakeTimers()
    const moments: number[] = []
    const { player, load } = play(slides('a', 'b'), {
      clock: undefined,
      onShow: () => moments.push(performance.now()),
    })
    player.subscribe(load)
    player.start()
    load()
    vi.advanceTimersByTime(HOUR)
    expect(moments.length).toBe(1201)
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeLessThan(HOUR + 50)
    player.stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('advances one slide after sleep and shows it for its whole duration', () => {
    const player = playLoaded(slides('a', 'b', 'c'))
    clock.sleep(HOUR)
    clock.pass(0)
    expect(shown).toEqual(['a', 'b'])
    clock.pass(2999)
    expect(currentOf(player)).toBe('b')
    clock.pass(1)
    expect(shown).toEqual(['a', 'b', 'c'])
  })

  it('pauses and resumes with the remaining time', () => {
    const player = playLoaded(slides('a', 'b'))
    clock.pass(1000)
    player.setPlaying(false)
    expect(clock.timers()).toBe(0)
    clock.pass(HOUR)
    expect(player.elapsed()).toBe(1000)
    player.setPlaying(true)
    clock.pass(1999)
    expect(currentOf(player)).toBe('a')
    clock.pass(1)
    expect(currentOf(player)).toBe('b')
  })

  it('changes speed without restarting the slide', () => {
    const player = playLoaded(slides('a', 'b'))
    clock.pass(2000)
    player.setTimes({ milliseconds: 9000, transition: 0 })
    clock.pass(6999)
    expect(currentOf(player)).toBe('a')
    clock.pass(1)
    expect(currentOf(player)).toBe('b')
  })
})

describe('slides that do not load', () => {
  it('keeps the current slide until the next has loaded, and restarts the schedule', () => {
    const { player, load } = play(slides('a', 'b'))
    player.start()
    load()
    clock.pass(3000 + 4000)
    expect(player.get()).toMatchObject({ current: { slide: { id: 'a' } }, waiting: true })
    load()
    expect(player.get()).toMatchObject({ current: { slide: { id: 'b' } }, waiting: false })
    load()
    clock.pass(2999)
    expect(currentOf(player)).toBe('b')
    clock.pass(1)
    expect(currentOf(player)).toBe('a')
  })

  it('shows what has loaded after the maximum wait', () => {
    const { player, load } = play(slides('a', 'b'))
    player.start()
    load()
    player.loaded(player.get().next?.turn ?? 0, { pending: 1, drawn: 1 })
    clock.pass(3000 + MAX_WAIT - 1)
    expect(currentOf(player)).toBe('a')
    clock.pass(1)
    expect(currentOf(player)).toBe('b')
  })

  it('leaves a slide at once that loses its content, and comes back to it', () => {
    const player = playLoaded(slides('a', 'b', 'c'))
    clock.pass(1000)
    player.loaded(player.get().current?.turn ?? 0, { pending: 0, drawn: 0 })
    expect(shown).toEqual(['a', 'b'])
    clock.pass(6000)
    expect(shown).toEqual(['a', 'b', 'c', 'a'])
  })

  it('reports a single slide that loses its content as broken, and tries it again', () => {
    const player = playLoaded(slides('a'))
    player.loaded(player.get().current?.turn ?? 0, { pending: 0, drawn: 0 })
    expect(player.get()).toMatchObject({ broken: true, current: undefined })
    clock.pass(3000)
    expect(player.get().broken).toBe(false)
    expect(shown).toEqual(['a', 'a'])
  })

  it('keeps a slide that loses a part of its content, and one that is paused', () => {
    const player = playLoaded(slides('a', 'b'))
    const turn = player.get().current?.turn ?? 0
    player.loaded(turn, { pending: 0, drawn: 1 })
    player.loaded(turn, { pending: 1, drawn: 0 })
    player.setPlaying(false)
    player.loaded(turn, { pending: 0, drawn: 0 })
    expect(shown).toEqual(['a'])
    player.setPlaying(true)
    expect(shown).toEqual(['a', 'b'])
  })

  it('skips a broken slide on time', () => {
    playLoaded(slides('a', 'b', 'c'), {}, ['b'])
    clock.pass(9000)
    expect(shown).toEqual(['a', 'c', 'a', 'c'])
  })

  it('keeps the only loadable slide and retries the others', () => {
    const broken = ['b', 'c']
    const player = playLoaded(slides('a', 'b', 'c'), {}, broken)
    clock.pass(HOUR)
    expect(shown).toEqual(['a'])
    broken.pop()
    clock.pass(6000)
    expect(currentOf(player)).not.toBe(undefined)
    expect(shown.slice(0, 2)).toEqual(['a', 'c'])
  })

  it('reports when no slide can be shown, and recovers', () => {
    const broken = ['a', 'b']
    const player = playLoaded(slides('a', 'b'), {}, broken)
    expect(player.get()).toMatchObject({ broken: true, current: undefined })
    clock.pass(3000)
    expect(player.get().broken).toBe(true)
    broken.shift()
    clock.pass(3000)
    expect(player.get().broken).toBe(false)
    expect(currentOf(player)).toBe('a')
  })
})

describe('changed slides', () => {
  it('keeps the current one at its new place', () => {
    const player = playLoaded(slides('a', 'b', 'c'))
    clock.pass(1000)
    player.setSlides(slides('c', 'a', 'd'))
    expect(currentOf(player)).toBe('a')
    clock.pass(2000)
    expect(shown).toEqual(['a', 'd'])
  })

  it('leaves the current one immediately if removed', () => {
    playLoaded(slides('a', 'b', 'c')).setSlides(slides('b', 'c'))
    expect(shown).toEqual(['a', 'b'])
  })

  it('continues with the successor of the current one, whatever else is removed', () => {
    playLoaded(slides('a', 'b', 'c', 'd'), { first: 'c' }).setSlides(slides('b', 'd'))
    expect(shown).toEqual(['c', 'd'])
    shown = []
    const { player, load } = play(slides('a', 'b', 'c', 'd', 'e'), { first: 'b' })
    player.start()
    load()
    player.setSlides(slides('a', 'c', 'd', 'e'))
    player.setSlides(slides('d', 'e'))
    load()
    expect(shown).toEqual(['b', 'd'])
  })

  it('waits again if the next one changed', () => {
    const { player, load } = play(slides('a', 'b'))
    player.start()
    load()
    load()
    clock.sleep(3000)
    player.setSlides([newSlide('a', 0, 'a'), newSlide('B!', 1, 'b')])
    expect(player.get()).toMatchObject({ current: { slide: { id: 'a' } }, waiting: true })
    load()
    expect(player.get()).toMatchObject({ current: { slide: { name: 'B!' } }, waiting: false })
  })

  it('shows nothing without slides, and restarts with the first', () => {
    const player = playLoaded([])
    player.setSlides(slides('a', 'b'))
    player.setSlides([])
    expect(player.get()).toMatchObject({ current: undefined, next: undefined, broken: false })
    player.next()
    clock.pass(HOUR)
    player.setSlides(slides('c', 'd'))
    clock.pass(3000)
    expect(shown).toEqual(['a', 'c', 'd'])
  })

  it('does not keep a slide that is over because the others are broken', () => {
    const player = playLoaded(slides('a', 'b'), {}, ['b'])
    player.setSlides(slides('b'))
    expect(player.get()).toMatchObject({ current: undefined, broken: true })
  })

  it('updates the current one in the same turn', () => {
    const player = playLoaded(slides('a', 'b'))
    const { turn } = player.get().current ?? {}
    player.setSlides([newSlide('A!', 0, 'a'), newSlide('b', 1, 'b')])
    expect(player.get().current).toMatchObject({ turn, slide: { name: 'A!' } })
  })
})

describe('navigation', () => {
  it('goes to any slide and shows it for its whole duration', () => {
    const player = playLoaded(slides('a', 'b', 'c', 'd'))
    clock.pass(2000)
    player.last()
    clock.pass(2999)
    player.previous()
    player.previous()
    player.first()
    player.next()
    player.goTo('d')
    expect(shown).toEqual(['a', 'd', 'c', 'b', 'a', 'b', 'd'])
    clock.pass(3000)
    expect(shown.at(-1)).toBe('a')
  })

  it('works while paused', () => {
    const player = playLoaded(slides('a', 'b'), { playing: false })
    player.next()
    clock.pass(HOUR)
    expect(shown).toEqual(['a', 'b'])
    expect(player.elapsed()).toBe(0)
  })

  it('counts steps from the requested slide, and can return to the current one', () => {
    const { player, load } = play(slides('a', 'b', 'c'))
    player.start()
    load()
    player.next()
    player.next()
    expect(player.get()).toMatchObject({ current: { slide: { id: 'a' } }, next: { slide: { id: 'c' } }, waiting: true })
    player.next()
    expect(player.get()).toMatchObject({
      current: { slide: { id: 'a' } },
      next: { slide: { id: 'b' } },
      waiting: false,
    })
  })

  it('counts steps from the first one while it is loading', () => {
    const { player } = play(slides('a', 'b', 'c', 'd'), { first: 'c' })
    player.start()
    player.previous()
    expect(player.get().next?.slide.id).toBe('b')
    const fresh = play(slides('a', 'b', 'c')).player
    fresh.start()
    fresh.previous()
    expect(fresh.get().next?.slide.id).toBe('c')
  })

  it('goes back past a broken slide', () => {
    const player = playLoaded(slides('a', 'b', 'c'), { first: 'c' }, ['b'])
    player.previous()
    expect(shown).toEqual(['c', 'a'])
  })
})

it('stop cancels timers, and start resumes', () => {
  const player = playLoaded(slides('a', 'b'))
  clock.pass(1000)
  player.stop()
  expect(clock.timers()).toBe(0)
  clock.pass(HOUR)
  player.start()
  clock.pass(2000)
  expect(shown).toEqual(['a', 'b'])
})

it('has at most one timer, and none after stop, even by a listener', () => {
  const { player, load } = play(slides('a', 'b', 'c'), {
    onShow: ({ id }) => {
      if (id === 'c') player.stop()
      else player.setTimes({ milliseconds: 4000, transition: 0 })
    },
  })
  player.subscribe(load)
  player.start()
  load()
  expect(clock.timers()).toBe(1)
  clock.pass(4000)
  expect(clock.timers()).toBe(1)
  clock.pass(4000)
  expect(currentOf(player)).toBe('c')
  expect(clock.timers()).toBe(0)
})
