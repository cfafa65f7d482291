/** Location within the admin, independent of the host page's URL. */
export type Place = { path: string; search: string }

/** History entries are numbered, so that a blocked step back can be reverted. */
type Entry = { step: number }

/** Storage of the location. */
export type Address = {
  /** Redirect target for users without permission. */
  home: string
  /** Whether it uses the browser's history, and with it `popstate`. */
  inHistory: boolean
  read(): Place
  write(to: string, replace: boolean, step: number): void
  back(): void
  /** Link URL, which also works in a new tab. */
  hrefOf(to: string): string
  /** Handles navigation outside of the admin. Returns true if it did. */
  handleExternal?: (to: string) => boolean
}

export const parsePlace = (to: string): Place => {
  const [path = '', search = ''] = to.split('?')
  return { path, search }
}

export const formatPlace = ({ path, search }: Place) => (search ? `${path}?${search}` : path)

/** Number of the current history entry; `undefined` for entries of the host page. */
export const currentStep = (): number | undefined => (history.state as Partial<Entry> | null)?.step

/** Numbers the current history entry and keeps the host page's state. */
export const numberEntry = (step: number) => history.replaceState({ ...history.state, step } satisfies Entry, '')

const historyWriter = (hrefOf: Address['hrefOf']): Address['write'] => {
  return (to, replace, step) => {
    const state: Entry = { ...history.state, step }
    history[replace ? 'replaceState' : 'pushState'](state, '', hrefOf(to))
  }
}

const identity = (to: string) => to

/** The whole admin, which owns the page's URL. */
export const ownAddress: Address = {
  home: '/published',
  inHistory: true,
  read: () => ({ path: location.pathname, search: location.search.slice(1) }),
  write: historyWriter(identity),
  back: () => history.back(),
  hrefOf: identity,
}

export type EmbeddedScreens = {
  /** Path of the first screen. */
  home: string
  /** Whether a path belongs to the embedded screens. */
  covers: (path: string) => boolean
  /** Called with locations outside of the embedded screens. */
  onElsewhere: (to: string) => void
}

/** Query parameter for the path of a screen other than the first. */
const SCREEN = 'screen'

const externalHandler = ({ covers, onElsewhere }: EmbeddedScreens): Address['handleExternal'] => {
  return (to) => {
    if (covers(parsePlace(to).path)) return false
    onElsewhere(to)
    return true
  }
}

/** Embedded in a host page that owns the URL's path; the location is in its query. */
export function pageAddress(screens: EmbeddedScreens): Address {
  const { home } = screens
  const hrefOf = (to: string) => {
    const { path, search } = parsePlace(to)
    if (!screens.covers(path)) return to
    const query = new URLSearchParams(search)
    if (path.toLowerCase() !== home.toLowerCase()) query.set(SCREEN, path)
    return formatPlace({ path: location.pathname, search: query.toString() }) + location.hash
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
    write: historyWriter(hrefOf),
    back: () => history.back(),
    hrefOf,
    handleExternal: externalHandler(screens),
  }
}

/** Embedded without a trace in the URL: Back leaves the host page. */
export function memoryAddress(screens: EmbeddedScreens): Address {
  const places = [screens.home]
  return {
    home: screens.home,
    inHistory: false,
    read: () => parsePlace(places.at(-1) ?? screens.home),
    write(to, replace) {
      if (replace) places.pop()
      places.push(to)
    },
    back() {
      if (places.length > 1) places.pop()
    },
    hrefOf: identity,
    handleExternal: externalHandler(screens),
  }
}
