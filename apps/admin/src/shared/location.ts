import { createStore, useStore } from './store'

/** Asked before a place is left. True: it took the matter over and calls `proceed` when staff agree. */
export type Guard = (leave: { to: string; proceed: () => void }) => boolean

type Place = { path: string; search: string }
export type NavigateOptions = {
  replace?: boolean
  /** Leaves without asking the guards. */
  force?: boolean
  /** Done just before, once nothing holds staff back any more. */
  before?: () => void
}

/** Entries of the history are numbered, so that a step back that is refused can be undone. */
type Entry = { step: number }

const here = (): Place => ({ path: location.pathname, search: location.search.slice(1) })
const stepOf = (state: unknown) => (state as Entry | null)?.step ?? 0

const place = createStore<Place>(here())
const guards = new Set<Guard>()
let step = stepOf(history.state)
/** The next `popstate` is the undoing of a refused step. */
let undoing = false
/** The next `popstate` is a step that staff agreed to. */
let agreed = false

function arrive() {
  const next = here()
  const { path, search } = place.get()
  if (next.path !== path || next.search !== search) place.set(next)
}

const isHeld = (to: string, proceed: () => void) => [...guards].some((guard) => guard({ to, proceed }))

/** Goes to another place of the admin; everything that changes the address comes through here. */
export function navigate(to: string, { replace = false, force = false, before }: NavigateOptions = {}) {
  const go = () => {
    before?.()
    if (!replace) step += 1
    history[replace ? 'replaceState' : 'pushState']({ step } satisfies Entry, '', to)
    arrive()
  }
  if (force || !isHeld(to, go)) go()
}

addEventListener('popstate', () => {
  if (undoing) {
    undoing = false
    return
  }
  const { path, search } = here()
  if (path === place.get().path && search === place.get().search && history.state === null) {
    // only the fragment changed: the link to the content
    step += 1
    history.replaceState({ step } satisfies Entry, '')
    return
  }
  const target = stepOf(history.state)
  const distance = target - step
  const proceed = () => {
    agreed = true
    history.go(distance)
  }
  if (!agreed && distance !== 0 && isHeld(`${path}?${search}`, proceed)) {
    // the browser has moved already: back to where staff are, who are being asked
    undoing = true
    history.go(-distance)
    return
  }
  agreed = false
  step = target
  arrive()
})

/** Holds back links and Back until the returned function is called; reload is the form's own to hold back. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** The whole address below the origin, to come back to. */
export const currentPlace = () => location.pathname + location.search

/** wouter's hooks: the admin's one place, whoever asks. */
export const useLocation = (): [string, typeof navigate] => [useStore(place).path, navigate]
export const useSearch = (): string => useStore(place).search

export type QueryPatch = Record<string, string | null | undefined>

/** An address with some of its query changed; empty values go. */
export function withQuery(patch: QueryPatch): string {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(patch)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname
}

/** The query as values, and a setter that keeps what it does not name. */
export function useQuery() {
  const query = new URLSearchParams(useSearch())
  return [query, (patch: QueryPatch, options?: NavigateOptions) => navigate(withQuery(patch), options)] as const
}
