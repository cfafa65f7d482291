import { calls, type Mall, type Permissions, permissions } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useMallId } from '../../shared/session/session'
import { type Loaded, useCall } from '../cache/use-call'

/** The malls that this user has access to. */
export const useMalls = (): Loaded<Mall[]> => useCall(calls.malls, {})

/** A mall of the user. Default: this tab's mall. */
export function useMall(mallId?: string): Mall | undefined {
  const own = useMallId()
  return useMalls().data?.find(({ id }) => id === (mallId ?? own))
}

/** The languages of this tab's mall, in its order; texts in the first are required. */
export const useMallLanguages = () => useCall(calls.languages, { query: { mallId: useMallId() } })

/** The user's permissions in a mall, from the areas call; undefined while loading. Default: this tab's mall. */
export function usePermissions(mallId?: string): Loaded<Permissions> {
  const own = useMallId()
  const { data, ...rest } = useCall(calls.area, { query: { mallId: mallId ?? own } })
  return { data: useMemo(() => data && permissions.fromClaims(data), [data]), ...rest }
}
