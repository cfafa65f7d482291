import { createStore, useStore } from './store'

export type Session = {
  mallId: string
  userId: string
  userName: string
  token: string
}

/** The specification's names: any of them missing clears all four. */
const names = ['mallId', 'userId', 'userName', 'token'] as const

const RETURN_TO = 'returnTo'

/** Where to go after a sign-in: the place where somebody's session ended, or a link that was opened without one. */
type ReturnTo = { userId?: string; mallId?: string; place: string }

function readReturnTo(): ReturnTo | undefined {
  const stored = sessionStorage.getItem(RETURN_TO)
  return stored ? (JSON.parse(stored) as ReturnTo) : undefined
}

/** What is stored, or nothing while it is not whole: another tab may be writing it at this moment. */
function peek(): Session | null {
  const stored = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))
  if (names.some((name) => !stored[name])) return null
  // a tab keeps the mall that it works on, whatever another one chooses
  const mallId = sessionStorage.getItem('mallId') ?? stored.mallId
  sessionStorage.setItem('mallId', mallId ?? '')
  return { ...stored, mallId } as Session
}

function read(): Session | null {
  const whole = peek()
  if (!whole) clear()
  return whole
}

function clear() {
  for (const name of names) localStorage.removeItem(name)
  sessionStorage.removeItem('mallId')
}

let resumed = false

/** Whether the session is that of a page around, which keeps it itself: nothing of it is stored here. */
let lent = false

// only read: in somebody else's page these names may be somebody else's
const store = createStore<Session | null>(peek())

addEventListener('storage', ({ key, storageArea }) => {
  if (lent || storageArea !== localStorage || (key !== null && !names.some((name) => name === key))) return
  const next = peek()
  const before = store.get()
  if (next?.token !== before?.token || next?.userId !== before?.userId) store.set(next)
})

export const useSession = () => useStore(store)

export const session = {
  get: store.get,

  /** Works in the session that a page around has; none once it has ended. */
  lend(next: Session | null) {
    lent = true
    store.set(next)
  },

  begin(next: Session) {
    lent = false
    for (const name of names) localStorage.setItem(name, next[name])
    sessionStorage.setItem('mallId', next.mallId)
    store.set(next)
  },

  /** Ends it on this side, in every tab. With `place`, the same user returns there after the next sign-in. */
  end(place?: string) {
    const before = store.get()
    if (lent) return store.set(null)
    if (before && place) {
      sessionStorage.setItem(
        RETURN_TO,
        JSON.stringify({ userId: before.userId, mallId: before.mallId, place } satisfies ReturnTo),
      )
    }
    clear()
    store.set(null)
  },

  /** A link was opened without a session: whoever signs in next goes there. */
  remember(place: string) {
    if (!lent) sessionStorage.setItem(RETURN_TO, JSON.stringify({ place } satisfies ReturnTo))
  },

  /** The mall of a session that ended by itself in this tab; signing in goes on there. */
  interruptedIn: () => readReturnTo()?.mallId,

  /** Where this user was when the session ended; asked once. */
  takeReturnTo({ userId, mallId }: Pick<Session, 'userId' | 'mallId'>): string | undefined {
    const stored = readReturnTo()
    sessionStorage.removeItem(RETURN_TO)
    const interrupted = stored?.userId === userId && stored.mallId === mallId
    const place = interrupted || stored?.userId === undefined ? stored?.place : undefined
    resumed = interrupted && (place?.includes('dialog=') ?? false)
    return place
  },

  /** Whether this sign-in went on where a session ended: a form that was open takes its kept words back. Asked once. */
  takeResumed(): boolean {
    const was = resumed
    resumed = false
    return was
  },

  /** The mall of this tab, and the one that new tabs start from. */
  chooseMall(mallId: string) {
    const before = store.get()
    if (!before) return
    if (!lent) {
      localStorage.setItem('mallId', mallId)
      sessionStorage.setItem('mallId', mallId)
    }
    store.set({ ...before, mallId })
  },

  /** Who is signed in goes by another name now. */
  rename(userName: string) {
    const before = store.get()
    if (!before) return
    if (!lent) localStorage.setItem('userName', userName)
    store.set({ ...before, userName })
  },

  /** Reads the storage again: for the route guard, since anything may have emptied it. */
  check(): Session | null {
    if (lent) return store.get()
    const next = read()
    const before = store.get()
    if (JSON.stringify(next) !== JSON.stringify(before)) store.set(next)
    return store.get()
  },
}

/** The mall that this tab works on; only for screens behind the route guard. */
export function useMallId(): string {
  const current = useSession()
  if (!current) throw new Error('There is no session behind the route guard')
  return current.mallId
}
