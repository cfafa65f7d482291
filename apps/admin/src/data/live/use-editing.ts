import { type Body, calls } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api'
import { session, useMallId, useSession } from '../../shared/session/session'
import { ANNOUNCE_INTERVAL_MS, createEditors, type Person } from './editors'
import { useBackOffice } from './live'

const noPeople: readonly Person[] = []

export type Edited = { resource: Body<typeof calls.tellEditing>['resource']; id: string }

/**
 * The other users who have this record open in a form. With `writes` it announces this form regularly until it closes;
 * readers see others but are not announced.
 */
export function useEditing({ resource, id }: Partial<Edited>, { writes }: { writes: boolean }): readonly Person[] {
  const api = useApi()
  const backOffice = useBackOffice()
  const mallId = useMallId()
  const userId = useSession()?.userId
  const [people, setPeople] = useState(noPeople)

  useEffect(() => {
    if (!backOffice || resource === undefined || id === undefined) return
    const announce = (open: boolean) => {
      // after sign-out the form closes, too, without a connection to announce it
      if (!writes || !session.get()) return
      // a lost message is repeated by the interval
      void api
        .call(calls.tellEditing, { query: { mallId }, body: { resource, record: id, open } })
        .catch(() => undefined)
    }
    const editors = createEditors(setPeople)
    const ends = [
      backOffice.on('editing', ({ by, ended, ...edited }) => {
        if (edited.resource !== resource || edited.id !== id || by.id === userId) return
        // announces this form at once to an editor who has just arrived
        if (editors.handle(by, { ended: ended === true })) announce(true)
      }),
      backOffice.on('status', ({ state }) => {
        if (state === 'open') announce(true)
      }),
    ]
    const interval = setInterval(announce, ANNOUNCE_INTERVAL_MS, true)
    announce(true)
    return () => {
      clearInterval(interval)
      for (const end of ends) end()
      editors.end()
      setPeople(noPeople)
      announce(false)
    }
  }, [api, backOffice, mallId, userId, resource, id, writes])

  return people
}
