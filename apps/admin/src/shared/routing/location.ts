import { createStore, useStore } from '../store'
import { type Address, joined, ownAddress, type Place, stamp, stepHere } from './address'

/** Asked before a place is left. True: it took the matter over and calls `proceed` when staff agree. */
export type Guard = (leave: { to: string; proceed: () => void }) => boolean

export type NavigateOptions = {
  replace?: boolean
  /** Leaves without asking the guards. */
  force?: boolean
  /** Done just before, once nothing holds staff back any more. */
  before?: () => void
}

let address: Address = ownAddress
const place = createStore<Place>(address.read())
const guards = new Set<Guard>()
let step = stepHere() ?? 0
/** The next `popstate` is the undoing of a refused step. */
let undoing = false
/** The next `popstate` is a step that staff agreed to. */
let agreed = false

function arrive() {
  const next = address.read()
  const { path, search } = place.get()
  if (next.path !== path || next.search !== search) place.set(next)
}

const isHeld = (to: string, proceed: () => void) => [...guards].some((guard) => guard({ to, proceed }))

/** Goes to another place of the admin; everything that changes the address comes through here. */
export function navigate(to: string, { replace = false, force = false, before }: NavigateOptions = {}) {
  const go = () => {
    before?.()
    if (address.elsewhere?.(to)) return
    if (!replace) step += 1
    address.write(to, replace, step)
    arrive()
  }
  if (force || !isHeld(to, go)) go()
}

function onPopState() {
  if (undoing) {
    undoing = false
    return
  }
  const next = address.read()
  const { path, search } = place.get()
  if (next.path === path && next.search === search && stepHere() === undefined) {
    // only the fragment changed: the link to the content
    step += 1
    stamp(step)
    return
  }
  // what is not numbered was there before: the page that a guest stands in
  const target = stepHere() ?? step - 1
  const distance = target - step
  const proceed = () => {
    agreed = true
    history.go(distance)
  }
  if (!agreed && distance !== 0 && isHeld(`${next.path}?${next.search}`, proceed)) {
    // the browser has moved already: back to where staff are, who are being asked
    undoing = true
    history.go(-distance)
    return
  }
  agreed = false
  step = target
  arrive()
}

/** Keeps the place in this address from now on; until the returned function is called, Back of the browser is heard. */
export function settle(next: Address): () => void {
  address = next
  if (next.inHistory) {
    step = stepHere() ?? step + 1
    stamp(step)
    addEventListener('popstate', onPopState)
  }
  arrive()
  return () => removeEventListener('popstate', onPopState)
}

/** One step back: out of what was opened last. */
export function back() {
  address.back()
  if (!address.inHistory) arrive()
}

/** Where staff go who may not be where they are. */
export const home = () => address.home

/** What a link to a place reads, in the page that it stands in. */
export const hrefOf = (to: string) => address.hrefOf(to)

/** Holds back links and Back until the returned function is called; reload is the form's own to hold back. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** The whole place, to come back to. */
export const currentPlace = () => joined(address.read())

/** wouter's hooks: the admin's one place, whoever asks. */
export const useLocation = (): [string, typeof navigate] => [useStore(place).path, navigate]
export const useSearch = (): string => useStore(place).search

export type QueryPatch = Record<string, string | null | undefined>

/** An address with some of its query changed; empty values go. */
export function withQuery(patch: QueryPatch): string {
  const { path, search } = address.read()
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(patch)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return joined({ path, search: query.toString() })
}

/** The query as values, and a setter that keeps what it does not name. */
export function useQuery() {
  const query = new URLSearchParams(useSearch())
  return [query, (patch: QueryPatch, options?: NavigateOptions) => navigate(withQuery(patch), options)] as const
}
