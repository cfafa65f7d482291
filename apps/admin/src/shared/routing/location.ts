import { createStore, useStore } from '../store'
import { type Address, currentStep, formatPlace, numberEntry, ownAddress, type Place } from './address'

/** Runs before a location is left. Returns true to block it, and may call `proceed` later. */
export type Guard = (leave: { to: string; proceed: () => void }) => boolean

export type NavigateOptions = {
  replace?: boolean
  /** Skips the guards. */
  force?: boolean
  /** Called after the guards and before the change. */
  before?: () => void
}

let address: Address = ownAddress
const place = createStore<Place>(address.read())
const guards = new Set<Guard>()
let step = currentStep() ?? 0
/** The next `popstate` reverts a blocked step. */
let reverting = false
/** The next `popstate` is a step that the user confirmed. */
let confirmed = false

function syncPlace() {
  const next = address.read()
  const { path, search } = place.get()
  if (next.path !== path || next.search !== search) place.set(next)
}

const isBlocked = (to: string, proceed: () => void) => [...guards].some((guard) => guard({ to, proceed }))

/** Navigates within the admin. All changes of the address go through here. */
export function navigate(to: string, { replace = false, force = false, before }: NavigateOptions = {}) {
  const go = () => {
    before?.()
    if (address.handleExternal?.(to)) return
    if (!replace) step += 1
    address.write(to, replace, step)
    syncPlace()
  }
  if (force || !isBlocked(to, go)) go()
}

function onPopState() {
  if (reverting) {
    reverting = false
    return
  }
  const next = address.read()
  const { path, search } = place.get()
  if (next.path === path && next.search === search && currentStep() === undefined) {
    // only the fragment changed, by the skip link
    step += 1
    numberEntry(step)
    return
  }
  // entries without a number precede the embedded admin
  const target = currentStep() ?? step - 1
  const distance = target - step
  const proceed = () => {
    confirmed = true
    history.go(distance)
  }
  if (!confirmed && distance !== 0 && isBlocked(`${next.path}?${next.search}`, proceed)) {
    // the browser has already moved, so revert it while the guard asks
    reverting = true
    history.go(-distance)
    return
  }
  confirmed = false
  step = target
  syncPlace()
}

/** Uses this address from now on. Returns a function that stops listening to `popstate`. */
export function setAddress(next: Address): () => void {
  address = next
  if (next.inHistory) {
    step = currentStep() ?? step + 1
    numberEntry(step)
    addEventListener('popstate', onPopState)
  }
  syncPlace()
  return () => removeEventListener('popstate', onPopState)
}

/** Goes one step back. */
export function back() {
  address.back()
  if (!address.inHistory) syncPlace()
}

/** Redirect target for users without permission. */
export const home = () => address.home

/** URL of a link to a location. */
export const hrefOf = (to: string) => address.hrefOf(to)

/** Blocks navigation and Back while registered. Forms handle reloads themselves. Returns a function that removes the guard. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

export const currentPath = () => address.read().path

/** Current path with query. */
export const currentPlace = () => formatPlace(address.read())

/** Location hooks for wouter. */
export const useLocation = (): [string, typeof navigate] => [useStore(place).path, navigate]
export const useSearch = (): string => useStore(place).search

export type QueryPatch = Record<string, string | null | undefined>

/** Current location with query parameters changed; empty values remove them. */
export function withQuery(patch: QueryPatch): string {
  const { path, search } = address.read()
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(patch)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return formatPlace({ path, search: query.toString() })
}

/** Query parameters, with a setter that keeps the others. */
export function useQuery() {
  const query = new URLSearchParams(useSearch())
  return [query, (patch: QueryPatch, options?: NavigateOptions) => navigate(withQuery(patch), options)] as const
}
