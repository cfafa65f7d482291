import { type Body, tellEditing } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api'
import { session, useMallId, useSession } from '../../shared/session'
import { createEditors, type Person, TOLD_EVERY_MS } from './editors'
import { useBackOffice } from './live'

const nobody: readonly Person[] = []

export type Edited = { resource: Body<typeof tellEditing>['resource']; id: string }

/**
 * Who else has this record open in a form. With `writes` it tells them of this one, again and again until it closes; who
 * may only read sees the others and is not seen.
 */
export function useEditing({ resource, id }: Partial<Edited>, { writes }: { writes: boolean }): readonly Person[] {
  const api = useApi()
  const backOffice = useBackOffice()
  const mallId = useMallId()
  const own = useSession()?.userId
  const [people, setPeople] = useState(nobody)

  useEffect(() => {
    if (!backOffice || resource === undefined || id === undefined) return
    const tell = (open: boolean) => {
      // a form goes with the session, too, and then there is nobody to tell
      if (!writes || !session.get()) return
      // what is lost is told again
      void api.call(tellEditing, { query: { mallId }, body: { resource, record: id, open } }).catch(() => undefined)
    }
    const editors = createEditors(setPeople)
    const ends = [
      backOffice.on('editing', ({ by, ended, ...edited }) => {
        if (edited.resource !== resource || edited.id !== id || by.id === own) return
        // who comes later learns at once of those who are there
        if (editors.heard(by, { ended: ended === true })) tell(true)
      }),
      backOffice.on('status', ({ state }) => {
        if (state === 'open') tell(true)
      }),
    ]
    const again = setInterval(tell, TOLD_EVERY_MS, true)
    tell(true)
    return () => {
      clearInterval(again)
      for (const end of ends) end()
      editors.end()
      setPeople(nobody)
      tell(false)
    }
  }, [api, backOffice, mallId, own, resource, id, writes])

  return people
}
