import { createStore, useStore } from '../store'

export type Session = {
  mallId: string
  userId: string
  userName: string
  token: string
}

/** Storage keys from the specification. If one is missing, all four are cleared. */
const names = ['mallId', 'userId', 'userName', 'token'] as const

const RETURN_TO = 'returnTo'

/** Return target after sign-in: the page where a session ended, or a link opened without a session. */
type ReturnTo = { userId?: string; mallId?: string; place: string }

function readReturnTo(): ReturnTo | undefined {
  const stored = sessionStorage.getItem(RETURN_TO)
  return stored ? (JSON.parse(stored) as ReturnTo) : undefined
}

/** Returns the stored session; `null` if it is incomplete, as while another tab writes it. */
function readStored(): Session | null {
  const stored = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))
  if (names.some((name) => !stored[name])) return null
  // each tab has its own mall
  const mallId = sessionStorage.getItem('mallId') ?? stored.mallId
  sessionStorage.setItem('mallId', mallId ?? '')
  return { ...stored, mallId } as Session
}

function readOrClear(): Session | null {
  const stored = readStored()
  if (!stored) clear()
  return stored
}

function clear() {
  for (const name of names) localStorage.removeItem(name)
  sessionStorage.removeItem('mallId')
}

let resumed = false

/** Whether the session comes from the host page; it is not stored then. */
let embedded = false

// only reads: a host page may use the same storage keys
const store = createStore<Session | null>(readStored())

addEventListener('storage', ({ key, storageArea }) => {
  if (embedded || storageArea !== localStorage || (key !== null && !names.some((name) => name === key))) return
  const next = readStored()
  const before = store.get()
  if (next?.token !== before?.token || next?.userId !== before?.userId) store.set(next)
})

export const useSession = () => useStore(store)

export const session = {
  get: store.get,
  subscribe: store.subscribe,

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

  /** Ends the session in all tabs. With `place`, the same user returns there after the next sign-in. */
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

  /** Stores a link opened without a session; the next sign-in goes there. */
  remember(place: string) {
    if (!embedded) sessionStorage.setItem(RETURN_TO, JSON.stringify({ place } satisfies ReturnTo))
  },

  /** Mall of the session that ended in this tab; the sign-in form preselects it. */
  interruptedMallId: () => readReturnTo()?.mallId,

  /** Returns and clears the return target of this user. */
  takeReturnTo({ userId, mallId }: Pick<Session, 'userId' | 'mallId'>): string | undefined {
    const stored = readReturnTo()
    sessionStorage.removeItem(RETURN_TO)
    const interrupted = stored?.userId === userId && stored.mallId === mallId
    const place = interrupted || stored?.userId === undefined ? stored?.place : undefined
    resumed = interrupted && (place?.includes('dialog=') ?? false)
    return place
  },

  /** Returns and clears whether sign-in returned to an open form, which then restores its draft. */
  takeResumed(): boolean {
    const was = resumed
    resumed = false
    return was
  },

  /** Sets the mall of this tab and of new tabs. */
  chooseMall(mallId: string) {
    const before = store.get()
    if (!before) return
    if (!embedded) {
      localStorage.setItem('mallId', mallId)
      sessionStorage.setItem('mallId', mallId)
    }
    store.set({ ...before, mallId })
  },

  /** Updates the signed-in user's name. */
  rename(userName: string) {
    const before = store.get()
    if (!before) return
    if (!embedded) localStorage.setItem('userName', userName)
    store.set({ ...before, userName })
  },

  /** Reads the storage again. For the route guard, as other code may have cleared it. */
  check(): Session | null {
    if (embedded) return store.get()
    const next = readOrClear()
    const before = store.get()
    if (JSON.stringify(next) !== JSON.stringify(before)) store.set(next)
    return store.get()
  },
}

/** Returns the mall of this tab. Only for screens behind the route guard. */
export function useMallId(): string {
  const current = useSession()
  if (!current) throw new Error('No session')
  return current.mallId
}
