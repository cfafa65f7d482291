/** A place of the admin: its path and its query, whoever's page it stands in. */
export type Place = { path: string; search: string }

/** Entries of the history are numbered, so that a step back that is refused can be undone. */
type Entry = { step: number }

/** Where the place is kept. */
export type Address = {
  /** Where staff are sent who may not be where they are. */
  home: string
  /** Whether it stands in the browser's history, which then tells of Back. */
  inHistory: boolean
  read(): Place
  write(to: string, replace: boolean, step: number): void
  back(): void
  /** What a link to a place reads, for a new tab. */
  hrefOf(to: string): string
  /** Takes over a place that is not among those kept here. */
  elsewhere?: (to: string) => boolean
}

export const partsOf = (to: string): Place => {
  const [path = '', search = ''] = to.split('?')
  return { path, search }
}

export const joined = ({ path, search }: Place) => (search ? `${path}?${search}` : path)

/** The number of the browser's entry, if it is one of ours. */
export const stepHere = (): number | undefined => (history.state as Partial<Entry> | null)?.step

/** Numbers the entry that the browser stands on; what a page around keeps in it stays. */
export const stamp = (step: number) => history.replaceState({ ...history.state, step } satisfies Entry, '')

const written = (hrefOf: Address['hrefOf']): Address['write'] => {
  return (to, replace, step) => {
    const state: Entry = { ...history.state, step }
    history[replace ? 'replaceState' : 'pushState'](state, '', hrefOf(to))
  }
}

const asItIs = (to: string) => to

/** The whole admin: the page's address is its own. */
export const ownAddress: Address = {
  home: '/published',
  inHistory: true,
  read: () => ({ path: location.pathname, search: location.search.slice(1) }),
  write: written(asItIs),
  back: () => history.back(),
  hrefOf: asItIs,
}

export type Guest = {
  /** The path of the screen that is shown first. */
  home: string
  /** Whether a path is one of the guest's own. */
  covers: (path: string) => boolean
  /** Told of every other place that the guest leads to. */
  onElsewhere: (to: string) => void
}

/** The query's name for a guest's path that is not its first. */
const SCREEN = 'screen'

const leaving = ({ covers, onElsewhere }: Guest): Address['elsewhere'] => {
  return (to) => {
    if (covers(partsOf(to).path)) return false
    onElsewhere(to)
    return true
  }
}

/** A guest of somebody else's page: the page keeps its path, its query is the guest's. */
export function pageAddress(guest: Guest): Address {
  const { home } = guest
  const hrefOf = (to: string) => {
    const { path, search } = partsOf(to)
    if (!guest.covers(path)) return to
    const query = new URLSearchParams(search)
    if (path.toLowerCase() !== home.toLowerCase()) query.set(SCREEN, path)
    return joined({ path: location.pathname, search: query.toString() }) + location.hash
  }
  return {
    home,
    inHistory: true,
    read() {
      const query = new URLSearchParams(location.search)
      const path = query.get(SCREEN) ?? home
      query.delete(SCREEN)
      return { path, search: query.toString() }
    },
    write: written(hrefOf),
    back: () => history.back(),
    hrefOf,
    elsewhere: leaving(guest),
  }
}

/** A guest that leaves no trace in the address: Back of the browser leaves the page that it stands in. */
export function memoryAddress(guest: Guest): Address {
  const places = [guest.home]
  return {
    home: guest.home,
    inHistory: false,
    read: () => partsOf(places.at(-1) ?? guest.home),
    write(to, replace) {
      if (replace) places.pop()
      places.push(to)
    },
    back() {
      if (places.length > 1) places.pop()
    },
    hrefOf: asItIs,
    elsewhere: leaving(guest),
  }
}
