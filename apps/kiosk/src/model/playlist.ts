/** One run of a slideshow. The same slideshow an hour later has another `run` number. */
export type PlaylistEntry<T> = { run: number; show: T }

export type Playlist<T> = {
  /** The slideshows that are due, in order. */
  shows: readonly T[]
  /** On the screen. */
  current: PlaylistEntry<T> | undefined
  /** Loading out of sight. */
  next: PlaylistEntry<T> | undefined
  /** The first slide of `next` has loaded. */
  nextReady: boolean
  /** The last slide of `current` has had its time. */
  finished: boolean
  /** Ids of slideshows that could not be loaded. */
  failed: readonly string[]
  /** The id of the last `next`: the search for another begins after it. */
  lastId: string | undefined
  runs: number
}

/**
 * `ready`: the first slide has loaded. `failed`: none can be loaded. `lastSlide`: the last slide begins. `finished`: the
 * last slide has had its time.
 */
type RunEvent = { type: 'ready' | 'failed' | 'lastSlide' | 'finished'; run: number }

export type PlaylistEvent<T> =
  | RunEvent
  /** The due slideshows have changed, or are checked again. */
  | { type: 'due'; shows: readonly T[] }

type Show = { id: string }

/** Starts to load the first slideshow; until then nothing is on the screen. */
export const createPlaylist = <T extends Show>(shows: readonly T[]): Playlist<T> =>
  withNext({
    ...{ shows, current: undefined, next: undefined, nextReady: false, finished: true },
    ...{ failed: [], lastId: undefined, runs: 0 },
  })

/** Chooses the slideshow to load next, if there is another one. */
function withNext<T extends Show>(list: Playlist<T>): Playlist<T> {
  const { shows, current, failed, lastId } = list
  const start = shows.findIndex(({ id }) => id === lastId) + 1
  const rotated = [...shows.slice(start), ...shows.slice(0, start)]
  const show = rotated.find(({ id }) => id !== current?.show.id && !failed.includes(id))
  if (!show) return { ...list, next: undefined, nextReady: false }
  const run = list.runs + 1
  return { ...list, next: { run, show }, nextReady: false, lastId: show.id, runs: run }
}

/** Moves `next` to `current` once it is ready and the one before has finished. */
const advanced = <T extends Show>(list: Playlist<T>): Playlist<T> =>
  list.finished && list.next && list.nextReady
    ? { ...list, current: list.next, next: undefined, nextReady: false, finished: false, failed: [] }
    : list

/** Plays slideshows in a loop. The current one stays until the next is ready, so the screen is never blank. */
export const playlistReducer = <T extends Show>(list: Playlist<T>, event: PlaylistEvent<T>): Playlist<T> =>
  event.type === 'due' ? onDue(list, event.shows) : onRun(list, event)

function onRun<T extends Show>(list: Playlist<T>, { type, run }: RunEvent): Playlist<T> {
  const { current, next } = list
  const isCurrent = run === current?.run
  // an event of a run that has been replaced
  if (run !== next?.run && !isCurrent) return list
  switch (type) {
    case 'ready':
      return isCurrent ? list : advanced({ ...list, nextReady: true })
    case 'failed': {
      // the current slideshow has lost its slides
      if (isCurrent) return finish(list)
      const failed = [...list.failed, next?.show.id ?? '']
      const without = { ...list, failed, next: undefined, nextReady: false }
      return !current || list.finished ? withNext(without) : without
    }
    case 'lastSlide':
      return isCurrent && !next ? withNext({ ...list, failed: [] }) : list
    case 'finished':
      return isCurrent ? finish(list) : list
  }
}

function finish<T extends Show>(list: Playlist<T>): Playlist<T> {
  const prepared = list.next ? list : withNext({ ...list, failed: [] })
  return advanced({ ...prepared, finished: prepared.next !== undefined })
}

function onDue<T extends Show>(list: Playlist<T>, shows: readonly T[]): Playlist<T> {
  const updated = (entry: PlaylistEntry<T> | undefined) => {
    const show = entry && shows.find(({ id }) => id === entry.show.id)
    return entry && show ? { ...entry, show } : undefined
  }
  const current = updated(list.current)
  const next = updated(list.next)
  const result = {
    ...list,
    shows,
    // a slideshow that is no longer due stays until another one is ready
    current: current ?? list.current,
    finished: list.finished || !current,
    next,
    nextReady: list.nextReady && next !== undefined,
  }
  return current || next ? result : withNext({ ...result, failed: [] })
}
