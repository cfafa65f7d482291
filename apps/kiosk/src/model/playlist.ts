/** One time that a slideshow plays, on the screen or made ready behind it: the same one an hour later is another turn. */
export type Turn<T> = { turn: number; show: T }

export type Playlist<T> = {
  /** What plays now, in order. */
  shows: readonly T[]
  seen: Turn<T> | undefined
  /** What is made ready out of sight. */
  coming: Turn<T> | undefined
  /** Something of what comes can be seen. */
  ready: boolean
  /** What is seen has had its time. */
  over: boolean
  /** Of these nothing came. */
  tried: readonly string[]
  /** The one that was made ready last, by which the next is found. */
  after: string | undefined
  turns: number
}

/** Of a turn: its first slide can be seen, nothing of it can be, its last slide begins, its last slide has had its time. */
type TurnEvent = { type: 'ready' | 'nothing' | 'last' | 'over'; turn: number }

export type PlaylistEvent<T> =
  | TurnEvent
  /** What is due has changed, or is looked at again. */
  | { type: 'due'; shows: readonly T[] }

type Show = { id: string }

/** Begins with the first: until that has come there is nothing to be seen. */
export const playlistOf = <T extends Show>(shows: readonly T[]): Playlist<T> =>
  prepared({
    ...{ shows, seen: undefined, coming: undefined, ready: false, over: true },
    ...{ tried: [], after: undefined, turns: 0 },
  })

/** Makes the one ready that follows, unless there is no other. */
function prepared<T extends Show>(list: Playlist<T>): Playlist<T> {
  const { shows, seen, tried, after } = list
  const place = shows.findIndex(({ id }) => id === after) + 1
  const inTurn = [...shows.slice(place), ...shows.slice(0, place)]
  const show = inTurn.find(({ id }) => id !== seen?.show.id && !tried.includes(id))
  if (!show) return { ...list, coming: undefined, ready: false }
  const turn = list.turns + 1
  return { ...list, coming: { turn, show }, ready: false, after: show.id, turns: turn }
}

/** What comes takes its place once it can be seen and the one before has had its time. */
const settled = <T extends Show>(list: Playlist<T>): Playlist<T> =>
  list.over && list.coming && list.ready
    ? { ...list, seen: list.coming, coming: undefined, ready: false, over: false, tried: [] }
    : list

/** Slideshows one after the other, round and round; what is seen stays until the next can be seen, so there is never a blank. */
export const playOn = <T extends Show>(list: Playlist<T>, event: PlaylistEvent<T>): Playlist<T> =>
  event.type === 'due' ? withDue(list, event.shows) : withTurn(list, event)

function withTurn<T extends Show>(list: Playlist<T>, { type, turn }: TurnEvent): Playlist<T> {
  const { seen, coming } = list
  const isSeen = turn === seen?.turn
  // it has gone meanwhile
  if (turn !== coming?.turn && !isSeen) return list
  switch (type) {
    case 'ready':
      return isSeen ? list : settled({ ...list, ready: true })
    case 'nothing': {
      // what was seen has lost its slides
      if (isSeen) return over(list)
      const tried = [...list.tried, coming?.show.id ?? '']
      const without = { ...list, tried, coming: undefined, ready: false }
      return !seen || list.over ? prepared(without) : without
    }
    case 'last':
      return isSeen && !coming ? prepared({ ...list, tried: [] }) : list
    case 'over':
      return isSeen ? over(list) : list
  }
}

function over<T extends Show>(list: Playlist<T>): Playlist<T> {
  const next = list.coming ? list : prepared({ ...list, tried: [] })
  return settled({ ...next, over: next.coming !== undefined })
}

function withDue<T extends Show>(list: Playlist<T>, shows: readonly T[]): Playlist<T> {
  const fresh = (turn: Turn<T> | undefined) => {
    const show = turn && shows.find(({ id }) => id === turn.show.id)
    return turn && show ? { ...turn, show } : undefined
  }
  const seen = fresh(list.seen)
  const coming = fresh(list.coming)
  const next = {
    ...list,
    shows,
    // one that is no longer due stays until another can be seen
    seen: seen ?? list.seen,
    over: list.over || !seen,
    coming,
    ready: list.ready && coming !== undefined,
  }
  return seen || coming ? next : prepared({ ...next, tried: [] })
}
