import { deviceClock, type PlayerClock } from './player-clock'
import type { Slide } from './slideshow'

/** One appearance of a slide, with its own elements; the same slide an hour later is another turn. */
export type Turn = { turn: number; slide: Slide }

/** Loading state of a slide: number of pending and of visible parts. */
export type SlideLoading = { pending: number; drawn: number }

export type PlayerState = {
  /** The visible turn. */
  current: Turn | undefined
  /** The outgoing turn during a transition. */
  leaving: Turn | undefined
  /** The next turn, rendered invisibly while it loads. */
  next: Turn | undefined
  playing: boolean
  /** Whether the next slide is due but not loaded. */
  waiting: boolean
  /** Whether there are slides but none can be shown. */
  broken: boolean
}

export type PlayerOptions = {
  /** The slides, in order. */
  slides: readonly Slide[]
  /** Duration of a slide in milliseconds. */
  milliseconds: number
  /** Duration of a transition, which is part of the incoming slide's time. */
  transition: number
  /** @default true */
  playing?: boolean
  /** The first slide to show. @default the first */
  first?: string | undefined
  /** Maximum wait for a slide that does not load, in milliseconds. @default 10 seconds */
  maxWait?: number | undefined
  clock?: PlayerClock | undefined
  onShow?: (slide: Slide) => void
}

export const MAX_WAIT = 10_000

/**
 * Plays slides by a schedule: each is due one slide's time after the previous one was due, however late timers are, so
 * there is no drift. A delay of more than half a slide's time (sleep, slow loading) restarts the schedule, without
 * catching up. The current slide stays until the next one can be shown.
 */
export function createPlayer(options: PlayerOptions) {
  const { clock = deviceClock, maxWait = MAX_WAIT, onShow } = options
  let { slides, milliseconds, transition, playing = true } = options
  let started = false
  let current: Turn | undefined
  let leaving: Turn | undefined
  let next: (Turn & { loading?: SlideLoading }) | undefined
  let turns = 0
  /** Index of the current slide, or its last index if it was removed. */
  let place =
    Math.max(
      0,
      slides.findIndex(({ id }) => id === options.first),
    ) - 1
  let direction: 1 | -1 = 1
  /** Whether the next slide was requested explicitly and need not wait until due. */
  let requested = false
  let skipped = 0
  /** When to retry, while no other slide can be shown. */
  let resting = false
  /** When the next slide is due; moves on while the schedule is paused. */
  let due = clock.now()
  let pausedAt: number | undefined = due
  let leftAt = 0
  let waitsUntil: number | undefined
  let callOff = () => {}

  const listeners = new Set<() => void>()
  let state: PlayerState | undefined
  const emitState = () => {
    const seen: PlayerState = {
      current,
      leaving,
      next: next && { turn: next.turn, slide: next.slide },
      playing,
      waiting: waitsUntil !== undefined,
      broken: resting && !current,
    }
    // the same turn stays the same object, to avoid renderings
    if (state?.next?.turn === seen.next?.turn && state?.next?.slide === seen.next?.slide) seen.next = state?.next
    if (state && (Object.keys(seen) as (keyof PlayerState)[]).every((key) => state?.[key] === seen[key])) return
    state = seen
    for (const listener of listeners) listener()
  }

  const isHere = (id: string | undefined) => slides.some((slide) => slide.id === id)
  const others = () => slides.filter(({ id }) => id !== current?.slide.id).length

  /** Index some places further; a removed slide's place belongs to its successor. */
  function beside(from: number, removed: boolean): number {
    const step = removed && direction === 1 ? 0 : direction
    return (from + step + slides.length) % slides.length
  }

  function prepare(at: number) {
    const slide = slides[at]
    if (!slide) return
    turns += 1
    next = { turn: turns, slide }
    waitsUntil = undefined
  }

  function waitForOthers() {
    if (current && !isHere(current.slide.id)) current = undefined
    if (!current) due = clock.now() + milliseconds
    next = undefined
    waitsUntil = undefined
    requested = false
    skipped = 0
    direction = 1
    resting = true
  }

  function prepareNext() {
    if (others() === 0) waitForOthers()
    else prepare(beside(place, current !== undefined && !isHere(current.slide.id)))
  }

  function skip() {
    skipped += 1
    if (skipped >= others()) {
      waitForOthers()
      return
    }
    let at = slides.findIndex(({ id }) => id === next?.slide.id)
    do at = beside(at, false)
    while (slides[at]?.id === current?.slide.id)
    prepare(at)
  }

  /** The current slide has nothing to show any more, such as a film that stopped: the next one is due at once. */
  function lose() {
    due = Math.min(due, clock.now())
    if (others() > 0) return
    current = undefined
    waitForOthers()
  }

  /** When the current event should have happened, if close enough to stay on schedule. */
  const scheduledTime = (now: number) => (now - due > milliseconds / 2 ? now : due)

  function show(now: number) {
    if (!next) return
    const { turn, slide } = next
    const begins = requested || !current ? now : scheduledTime(now)
    leaving = transition > 0 ? current : undefined
    leftAt = now + transition
    current = { turn, slide }
    place = slides.findIndex(({ id }) => id === slide.id)
    next = undefined
    waitsUntil = undefined
    requested = false
    skipped = 0
    direction = 1
    due = begins + milliseconds
    if (pausedAt !== undefined) pausedAt = now
    onShow?.(slide)
  }

  const isDue = (now: number) => pausedAt === undefined && now >= due

  /** Performs one due action. Returns whether there may be another. */
  function step(now: number): boolean {
    if (leaving && now >= leftAt) {
      leaving = undefined
      return true
    }
    if (slides.length === 0) return false
    if (!next && !resting) {
      if (leaving) return false
      prepareNext()
      return true
    }
    if (!next) {
      if (!isDue(now)) return false
      due = scheduledTime(now) + milliseconds
      resting = false
      return true
    }
    const { pending, drawn } = next.loading ?? { pending: 1, drawn: 0 }
    if (pending === 0 && drawn === 0) {
      skip()
      return true
    }
    if (current && !requested && !isDue(now)) {
      waitsUntil = undefined
      return false
    }
    if (pending > 0) {
      waitsUntil ??= now + maxWait
      if (now < waitsUntil) return false
    }
    if (drawn > 0) show(now)
    else skip()
    return true
  }

  function update() {
    callOff()
    if (!started) return emitState()
    let now = clock.now()
    while (started && step(now)) now = clock.now()
    // listeners may have changed or stopped the player
    callOff()
    if (!started) return emitState()
    const plan = pausedAt === undefined && slides.length > 0 ? due : undefined
    const times = [leaving && leftAt, waitsUntil, plan].filter((time) => time !== undefined && time > now) as number[]
    if (times.length > 0) callOff = clock.after(Math.min(...times) - now, update)
    emitState()
  }

  /** Pauses or resumes the schedule. */
  function setPaused(still: boolean) {
    const now = clock.now()
    if (still) pausedAt ??= now
    else if (pausedAt !== undefined) {
      due += now - pausedAt
      pausedAt = undefined
    }
  }

  function go(at: number, step: 1 | -1) {
    const slide = slides[at]
    if (!slide) return
    leaving = undefined
    resting = false
    skipped = 0
    requested = slide.id !== current?.slide.id
    direction = requested ? step : 1
    if (!requested) next = undefined
    else if (next?.slide.id !== slide.id) prepare(at)
    update()
  }

  /** Index of the current slide once all requests are fulfilled. */
  const requestedPlace = () =>
    next && (requested || !current) ? slides.findIndex(({ id }) => id === next?.slide.id) : Math.max(0, place)

  if (slides.length > 0) prepare(beside(place, false))
  emitState()

  return {
    /** Starts, or resumes after `stop`. */
    start() {
      started = true
      setPaused(!playing)
      update()
    },
    /** Cancels timers; nothing changes any more. */
    stop() {
      started = false
      setPaused(true)
      callOff()
    },
    setPlaying(play: boolean) {
      playing = play
      setPaused(!playing || !started)
      update()
    },
    /** Replaces the slides by others or changed ones. */
    setSlides(list: readonly Slide[]) {
      if (list === slides) return
      const fresh = (slide: Slide) => list.find(({ id }) => id === slide.id)
      const followers = slides.slice(isHere(current?.slide.id) ? place + 1 : Math.max(0, place))
      slides = list
      skipped = 0
      resting = false
      if (list.length === 0) {
        current = undefined
        leaving = undefined
        next = undefined
        waitsUntil = undefined
        requested = false
        place = -1
        return update()
      }
      const here = current && fresh(current.slide)
      if (current && here) {
        if (here !== current.slide) current = { ...current, slide: here }
        place = list.indexOf(here)
      } else if (current) {
        requested = true
        place = Math.max(
          0,
          list.findIndex(({ id }) => id === followers.find(fresh)?.id),
        )
      }
      const coming = next && fresh(next.slide)
      const follows = list[beside(place, current !== undefined && !here)]
      if (next && coming && (requested || coming.id === follows?.id)) {
        // its loading state is reported again
        if (coming !== next.slide) next = { turn: next.turn, slide: coming }
      } else {
        next = undefined
        waitsUntil = undefined
      }
      update()
    },
    /** Sets the duration; the current slide keeps its start. */
    setTimes(times: { milliseconds: number; transition: number }) {
      due += times.milliseconds - milliseconds
      milliseconds = times.milliseconds
      transition = times.transition
      update()
    },
    /** Reports the loading state of a turn, called by its view: also when a film fails while it plays. */
    loaded(turn: number, loading: SlideLoading) {
      if (next?.turn === turn) next = { ...next, loading }
      else if (current?.turn === turn && loading.pending === 0 && loading.drawn === 0) lose()
      else return
      update()
    },
    goTo: (id: string) => {
      const at = slides.findIndex((slide) => slide.id === id)
      go(at, at < place ? -1 : 1)
    },
    next: () => go((requestedPlace() + 1) % slides.length, 1),
    previous: () => go((requestedPlace() - 1 + slides.length) % slides.length, -1),
    first: () => go(0, 1),
    last: () => go(slides.length - 1, -1),
    /** Milliseconds since the current slide was due, at most its duration. */
    elapsed: () => {
      const shown = (pausedAt ?? clock.now()) - (due - milliseconds)
      return Math.min(milliseconds, Math.max(0, shown))
    },
    get: () => state as PlayerState, // set before the first call
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
