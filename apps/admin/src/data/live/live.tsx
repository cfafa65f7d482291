// Connects to the socket, and reloads cached answers when other users change records.

import { calls } from '@kiosk-admin/api-client'
import { type BackOffice, closeCode, createBackOffice } from '@kiosk-admin/kiosk-client'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { currentPlace, navigate } from '../../shared/routing/location'
import { session, useSession } from '../../shared/session/session'
import { COALESCE_MS } from '../cache/coalesce'
import { keysOf } from '../cache/keys'
import { paths, publicationPaths } from '../cache/paths'
import { showPresence } from './presence'
import { useLastAnswer } from './use-last-answer'

/** Reloads the calls below these paths, too. */
const ownRights = [calls.session.path, calls.area.path]

/** Other paths with responses that contain records of these kinds. */
const shownElsewhere: Record<string, readonly string[]> = {
  Mall: [calls.malls.path, calls.languages.path],
  User: ownRights,
  UserGroup: ownRights,
}

const BackOfficeContext = createContext<BackOffice | undefined>(undefined)

/** The client of the socket; `undefined` without one. */
export const useBackOffice = () => use(BackOfficeContext)

/** Time without a connection, in milliseconds, before staff are told. A restart of the server takes less. */
const SILENT_MS = 10_000

export type Connection =
  | { state: 'online' }
  /** The socket has not connected for some time, as behind a proxy that refuses WebSockets. */
  | { state: 'liveUpdatesOff' }
  /** The server cannot be reached; what the page shows was up to date at `asOf`. */
  | { state: 'offline'; asOf: Date }

const ConnectionContext = createContext<Connection>({ state: 'online' })

/** The connection to the server. */
export const useConnection = () => use(ConnectionContext)

export type LiveProviderProps = { live: boolean; children: ReactNode }

/** Reloads cached answers on the socket's events. */
export function LiveProvider({ live, children }: LiveProviderProps) {
  const [backOffice] = useState(() => (live ? createBackOffice({ token: () => session.get()?.token }) : undefined))
  const { cache, mutate } = useSWRConfig()
  const token = useSession()?.token
  const [off, setOff] = useState(false)
  const asOf = useLastAnswer(live)
  const connection = useMemo(() => connectionOf(asOf, off), [asOf, off])

  useEffect(() => {
    if (!backOffice || !token) return
    const stale = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    let silent: ReturnType<typeof setTimeout> | undefined
    const refresh = (...paths: string[]) => {
      for (const path of paths) stale.add(path)
      timer ??= setTimeout(() => {
        timer = undefined
        void mutate(keysOf(...stale))
        stale.clear()
      }, COALESCE_MS)
    }
    const presence = showPresence(cache, mutate)
    const ends = [
      backOffice.on('changed', ({ resource, ids }) => {
        // this user's permissions or name changed: reload the menu, the malls and the lists
        if (resource === 'User' && ids.includes(session.get()?.userId ?? '')) return void mutate(() => true)
        refresh(`/${resource}`, ...publicationPaths, paths.trash, paths.auditTrail, ...(shownElsewhere[resource] ?? []))
      }),
      // every list shows the publication status of its records
      backOffice.on('published', () => void mutate(() => true)),
      backOffice.on('state', () => refresh(paths.mapState, ...publicationPaths)),
      backOffice.on('presence', presence.handle),
      backOffice.on('stationEvents', () => refresh(paths.stationEvents)),
      backOffice.on('status', (status) => {
        if (status.state === 'closed' && status.code === closeCode.rightWithdrawn) {
          // this user's permissions changed: reload the menu and the lists, and subscribe to the remaining events
          void mutate(() => true)
          backOffice.connect()
        }
        if (status.state !== 'open') {
          silent ??= setTimeout(setOff, SILENT_MS, true)
          return
        }
        clearTimeout(silent)
        silent = undefined
        setOff(false)
        // events may have been missed while disconnected
        if (wasOpen) void mutate(() => true)
        wasOpen = true
      }),
      backOffice.on('signedOut', () => {
        session.end(currentPlace())
        navigate('/', { force: true })
      }),
    ]
    backOffice.connect()
    return () => {
      clearTimeout(timer)
      presence.end()
      for (const end of ends) end()
      backOffice.close()
      clearTimeout(silent)
      setOff(false)
    }
  }, [backOffice, token, cache, mutate])

  return (
    <BackOfficeContext value={backOffice}>
      <ConnectionContext value={connection}>{children}</ConnectionContext>
    </BackOfficeContext>
  )
}

function connectionOf(asOf: Date | undefined, off: boolean): Connection {
  if (asOf) return { state: 'offline', asOf }
  return { state: off ? 'liveUpdatesOff' : 'online' }
}
