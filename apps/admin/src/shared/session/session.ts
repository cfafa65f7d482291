import { createStore, useStore } from '../store'

export type Session = {
  mallId: string
  userId: string
  userName: string
  token: string
}

/** The storage keys of the specification. If one is missing, all four are cleared. */
const names = ['mallId', 'userId', 'userName', 'token'] as const

const RETURN_TO = 'returnTo'

/** The target after sign-in: the page where a session ended, or a link opened without a session. */
type ReturnTo = { userId?: string; mallId?: string; place: string }

function readReturnTo(): ReturnTo | undefined {
  const stored = sessionStorage.getItem(RETURN_TO)
  return stored ? (JSON.parse(stored) as ReturnTo) : undefined
}

/** The stored session; `null` if it is incomplete, as while another tab writes it. */
function peek(): Session | null {
  const stored = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))
  if (names.some((name) => !stored[name])) return null
  // each tab keeps its own mall
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

/** Whether the session belongs to the host page: then nothing of it is stored here. */
let embedded = false

// only read: a host page may use the same storage keys
const store = createStore<Session | null>(peek())

addEventListener('storage', ({ key, storageArea }) => {
  if (embedded || storageArea !== localStorage || (key !== null && !names.some((name) => name === key))) return
  const next = peek()
  const before = store.get()
  if (next?.token !== before?.token || next?.userId !== before?.userId) store.set(next)
})

export const useSession = () => useStore(store)

export const session = {
  get: store.get,

  /** Uses the session of the host page; `null` once it has ended. */
  embed(next: Session | null) {
    embedded = true
    store.set(next)
  },

  begin(next: Session) {
    embedded = false
    for (const name of names) localStorage.setItem(name, next[name])
    sessionStorage.setItem('mallId', next.mallId)
    store.set(next)
  },

  /** Ends it on this side, in every tab. With `place`, the same user returns there after the next sign-in. */
  end(place?: string) {
    const before = store.get()
    if (embedded) return store.set(null)
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
    if (!embedded) sessionStorage.setItem(RETURN_TO, JSON.stringify({ place } satisfies ReturnTo))
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
    if (!embedded) {
      localStorage.setItem('mallId', mallId)
      sessionStorage.setItem('mallId', mallId)
    }
    store.set({ ...before, mallId })
  },

  /** Who is signed in goes by another name now. */
  rename(userName: string) {
    const before = store.get()
    if (!before) return
    if (!embedded) localStorage.setItem('userName', userName)
    store.set({ ...before, userName })
  },

  /** Reads the storage again: for the route guard, since anything may have emptied it. */
  check(): Session | null {
    if (embedded) return store.get()
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
