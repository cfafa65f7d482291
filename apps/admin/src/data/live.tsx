import { area, languages, malls, type Station, stations } from '@kiosk-admin/api-client'
import { type BackOffice, closeCode, createBackOffice } from '@kiosk-admin/kiosk-client'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { currentPlace, navigate } from '../shared/location'
import { session, useSession } from '../shared/session'
import { keyOf, keysOf } from './keys'
import { publicationPaths } from './publication-paths'

/** Changes come in bursts, a status for forty offers: the lists are asked for once. */
const COALESCE_MS = 50

/** What else shows a record of these kinds. */
const shownElsewhere: Record<string, readonly string[]> = {
  Mall: [malls.path, languages.path],
  User: [area.path],
  UserGroup: [area.path],
}

const BackOfficeContext = createContext<BackOffice | undefined>(undefined)

/** The line to the stations; none where there is no socket. */
export const useBackOffice = () => use(BackOfficeContext)

export type LiveProviderProps = { live: boolean; children: ReactNode }

/** Keeps what is shown fresh while others work: the socket's events go into SWR's cache, and nowhere else. */
export function LiveProvider({ live, children }: LiveProviderProps) {
  const [backOffice] = useState(() => (live ? createBackOffice({ token: () => session.get()?.token }) : undefined))
  const { mutate } = useSWRConfig()
  const token = useSession()?.token

  useEffect(() => {
    if (!backOffice || !token) return
    const stale = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const refresh = (...paths: string[]) => {
      for (const path of paths) stale.add(path)
      timer ??= setTimeout(() => {
        timer = undefined
        void mutate(keysOf(...stale))
        stale.clear()
      }, COALESCE_MS)
    }
    const ends = [
      backOffice.on('changed', ({ resource }) =>
        refresh(`/${resource}`, ...publicationPaths, ...(shownElsewhere[resource] ?? [])),
      ),
      // every list says where its records stand against the publication
      backOffice.on('published', () => void mutate(() => true)),
      backOffice.on('presence', ({ mallId, stationId, ...live }) => {
        void mutate<Partial<Station>[]>(
          keyOf(stations, { params: { mallId } }),
          (list) => list?.map((station) => (station.id === stationId ? { ...station, ...live } : station)),
          { revalidate: false },
        )
      }),
      backOffice.on('status', (status) => {
        if (status.state === 'closed' && status.code === closeCode.rightWithdrawn) {
          // what this user may do has changed: the menu and the lists are asked for anew, the line with what is left
          void mutate(() => true)
          backOffice.connect()
        }
        if (status.state !== 'open') return
        // after a break anything may have changed
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
      for (const end of ends) end()
      backOffice.close()
    }
  }, [backOffice, token, mutate])

  return <BackOfficeContext value={backOffice}>{children}</BackOfficeContext>
}
