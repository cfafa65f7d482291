import { deviceClock, type PlayerClock } from './player-clock'
import type { Slide } from './slideshow'

/** One time that a slide is drawn: the same slide an hour later is another turn, with elements of its own. */
export type Turn = { turn: number; slide: Slide }

/** How much of a slide has come: what is still on its way, and what there is to see of it. */
export type SlideLoading = { pending: number; drawn: number }

export type PlayerState = {
  /** What is seen. */
  current: Turn | undefined
  /** What it takes the place of, while that changes. */
  leaving: Turn | undefined
  /** What is drawn out of sight until all of it has come. */
  next: Turn | undefined
  playing: boolean
  /** It is time for the next slide, but that has not come. */
  waiting: boolean
  /** There are slides, and nothing of any of them can be seen. */
  broken: boolean
}

export type PlayerOptions = {
  /** What plays, in order. */
  slides: readonly Slide[]
  /** How long each slide shows. */
  milliseconds: number
  /** How long a change takes, within the time of the slide that comes. */
  transition: number
  /** @default true */
  playing?: boolean
  /** The slide to begin with. @default the first */
  first?: string | undefined
  /** How long the present slide stays for one that does not come, in milliseconds. @default 10 seconds */
  patience?: number | undefined
  clock?: PlayerClock | undefined
  onShow?: (slide: Slide) => void
}

export const PATIENCE = 10_000

/**
 * Plays slides by a plan that begins with the first one: each is due one slide's time after the one before was due, however
 * late timers are, so it keeps time over hours. What is later than half a slide's time (the device slept, a picture did not
 * come) begins a new plan: nothing is caught up with. The present slide stays until the next can be seen.
 */
export function createPlayer(options: PlayerOptions) {
  const { clock = deviceClock, patience = PATIENCE, onShow } = options
  let { slides, milliseconds, transition, playing = true } = options
  let started = false
  let current: Turn | undefined
  let leaving: Turn | undefined
  let next: (Turn & { loading?: SlideLoading }) | undefined
  let turns = 0
  /** Where the current slide is, or was, among the slides. */
  let place =
    Math.max(
      0,
      slides.findIndex(({ id }) => id === options.first),
    ) - 1
  let direction: 1 | -1 = 1
  /** The next slide is asked for, without waiting for its time. */
  let wanted = false
  let skipped = 0
  /** There is no other slide to be seen: looks again when the next one would be due. */
  let resting = false
  /** When the next slide is due by the plan; it moves on while the plan stands still. */
  let due = clock.now()
  let stoodSince: number | undefined = due
  let leftAt = 0
  let waitsUntil: number | undefined
  let callOff = () => {}

  const listeners = new Set<() => void>()
  let state: PlayerState | undefined
  const remember = () => {
    const seen: PlayerState = {
      current,
      leaving,
      next: next && { turn: next.turn, slide: next.slide },
      playing,
      waiting: waitsUntil !== undefined,
      broken: resting && !current,
    }
    // the same turn is the same object, so that nothing is drawn anew
    if (state?.next?.turn === seen.next?.turn && state?.next?.slide === seen.next?.slide) seen.next = state?.next
    if (state && (Object.keys(seen) as (keyof PlayerState)[]).every((key) => state?.[key] === seen[key])) return
    state = seen
    for (const listener of listeners) listener()
  }

  const isHere = (id: string | undefined) => slides.some((slide) => slide.id === id)
  const others = () => slides.filter(({ id }) => id !== current?.slide.id).length

  /** The slide some places on; one that is no longer there leaves its place to what followed it. */
  function beside(from: number, gone: boolean): number {
    const step = gone && direction === 1 ? 0 : direction
    return (from + step + slides.length) % slides.length
  }

  function prepare(at: number) {
    const slide = slides[at]
    if (!slide) return
    turns += 1
    next = { turn: turns, slide }
    waitsUntil = undefined
  }

  function rest() {
    if (current && !isHere(current.slide.id)) current = undefined
    if (!current) due = clock.now() + milliseconds
    next = undefined
    waitsUntil = undefined
    wanted = false
    skipped = 0
    direction = 1
    resting = true
  }

  function prepareNext() {
    if (others() === 0) rest()
    else prepare(beside(place, current !== undefined && !isHere(current.slide.id)))
  }

  function skip() {
    skipped += 1
    if (skipped >= others()) {
      rest()
      return
    }
    let at = slides.findIndex(({ id }) => id === next?.slide.id)
    do at = beside(at, false)
    while (slides[at]?.id === current?.slide.id)
    prepare(at)
  }

  /** When what happens now should have happened, if that is near enough to keep to the plan. */
  const onPlan = (now: number) => (now - due > milliseconds / 2 ? now : due)

  function show(now: number) {
    if (!next) return
    const { turn, slide } = next
    const begins = wanted || !current ? now : onPlan(now)
    leaving = transition > 0 ? current : undefined
    leftAt = now + transition
    current = { turn, slide }
    place = slides.findIndex(({ id }) => id === slide.id)
    next = undefined
    waitsUntil = undefined
    wanted = false
    skipped = 0
    direction = 1
    due = begins + milliseconds
    if (stoodSince !== undefined) stoodSince = now
    onShow?.(slide)
  }

  const isDue = (now: number) => stoodSince === undefined && now >= due

  /** Does one thing whose time has come. Whether there may be another. */
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
      due = onPlan(now) + milliseconds
      resting = false
      return true
    }
    const { pending, drawn } = next.loading ?? { pending: 1, drawn: 0 }
    if (pending === 0 && drawn === 0) {
      skip()
      return true
    }
    if (current && !wanted && !isDue(now)) {
      waitsUntil = undefined
      return false
    }
    if (pending > 0) {
      waitsUntil ??= now + patience
      if (now < waitsUntil) return false
    }
    if (drawn > 0) show(now)
    else skip()
    return true
  }

  function look() {
    callOff()
    if (!started) return remember()
    let now = clock.now()
    while (started && step(now)) now = clock.now()
    // who hears of a slide may have looked, or stopped, meanwhile
    callOff()
    if (!started) return remember()
    const plan = stoodSince === undefined && slides.length > 0 ? due : undefined
    const times = [leaving && leftAt, waitsUntil, plan].filter((time) => time !== undefined && time > now) as number[]
    if (times.length > 0) callOff = clock.after(Math.min(...times) - now, look)
    remember()
  }

  /** The plan stands still while nothing is to move on. */
  function stand(still: boolean) {
    const now = clock.now()
    if (still) stoodSince ??= now
    else if (stoodSince !== undefined) {
      due += now - stoodSince
      stoodSince = undefined
    }
  }

  function go(at: number, way: 1 | -1) {
    const slide = slides[at]
    if (!slide) return
    leaving = undefined
    resting = false
    skipped = 0
    wanted = slide.id !== current?.slide.id
    direction = wanted ? way : 1
    if (!wanted) next = undefined
    else if (next?.slide.id !== slide.id) prepare(at)
    look()
  }

  /** Where one would be by now, had what was asked for come at once. */
  const asked = () =>
    next && (wanted || !current) ? slides.findIndex(({ id }) => id === next?.slide.id) : Math.max(0, place)

  if (slides.length > 0) prepare(beside(place, false))
  remember()

  return {
    /** Begins, or goes on after `stop`. */
    start() {
      started = true
      stand(!playing)
      look()
    },
    /** Lets go of the clock; nothing changes any more. */
    stop() {
      started = false
      stand(true)
      callOff()
    },
    setPlaying(play: boolean) {
      playing = play
      stand(!playing || !started)
      look()
    },
    /** Puts other slides, or the same ones changed, in the place of those that play. */
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
        wanted = false
        place = -1
        return look()
      }
      const here = current && fresh(current.slide)
      if (current && here) {
        if (here !== current.slide) current = { ...current, slide: here }
        place = list.indexOf(here)
      } else if (current) {
        wanted = true
        place = Math.max(
          0,
          list.findIndex(({ id }) => id === followers.find(fresh)?.id),
        )
      }
      const coming = next && fresh(next.slide)
      const follows = list[beside(place, current !== undefined && !here)]
      if (next && coming && (wanted || coming.id === follows?.id)) {
        // what has come of it is told anew
        if (coming !== next.slide) next = { turn: next.turn, slide: coming }
      } else {
        next = undefined
        waitsUntil = undefined
      }
      look()
    },
    /** The slide that shows keeps the moment at which it began. */
    setTimes(times: { milliseconds: number; transition: number }) {
      due += times.milliseconds - milliseconds
      milliseconds = times.milliseconds
      transition = times.transition
      look()
    },
    /** What has come of a turn; told by what draws it. */
    loaded(turn: number, loading: SlideLoading) {
      if (next?.turn !== turn) return
      next = { ...next, loading }
      look()
    },
    goTo: (id: string) => {
      const at = slides.findIndex((slide) => slide.id === id)
      go(at, at < place ? -1 : 1)
    },
    next: () => go((asked() + 1) % slides.length, 1),
    previous: () => go((asked() - 1 + slides.length) % slides.length, -1),
    first: () => go(0, 1),
    last: () => go(slides.length - 1, -1),
    /** Milliseconds for which the current slide has shown by the plan, at most its time. */
    elapsed: () => {
      const shown = (stoodSince ?? clock.now()) - (due - milliseconds)
      return Math.min(milliseconds, Math.max(0, shown))
    },
    get: () => state as PlayerState, // there from the beginning
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
