import { area, languages, type Mall, malls, type Permissions, permissions } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useMallId } from '../../shared/session'
import { type Loaded, useCall } from '../cache/use-call'

/** The malls that this user may reach. */
export const useMalls = (): Loaded<Mall[]> => useCall(malls, {})

/** The mall that this tab works on. */
export function useMall(): Mall | undefined {
  const mallId = useMallId()
  return useMalls().data?.find(({ id }) => id === mallId)
}

/** The languages of this tab's mall, in its order: the first is the one that every text needs. */
export const useMallLanguages = () => useCall(languages, { query: { mallId: useMallId() } })

/** What the user may do, from the areas call; nothing while it is under way. */
export function usePermissions(): Loaded<Permissions> {
  const { data, ...rest } = useCall(area, {})
  return { data: useMemo(() => data && permissions.fromClaims(data), [data]), ...rest }
}
