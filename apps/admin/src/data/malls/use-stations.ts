import {
  type Answer,
  createStation,
  floor,
  mayPreview,
  publications,
  removeStations,
  replaceStation,
  restoreStations,
  type Station,
  stationEvents,
  stationKey,
  stations,
} from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { useMallId } from '../../shared/session'
import { keyOf } from '../cache/keys'
import { type Loaded, useCall } from '../cache/use-call'
import { newerOf, withRecord } from '../cache/versions'
import { usePermissions } from './use-mall'

/** A station as its list gives it: whole for those who may read stations. */
export type ListedStation = Answer<typeof stations>[number]

/** A mall's stations with their live state, which the socket keeps fresh. */
export const useStationsOf = (mallId: string, wanted = true): Loaded<ListedStation[]> =>
  useCall(stations, wanted ? { params: { mallId } } : null, {
    merge: (cached, arrived) => [...newerOf(cached, arrived)],
  })

/** Those of the mall that is worked on, for those who work on what the stations show. */
export function useStations(): Loaded<ListedStation[]> {
  const { data: permissions } = usePermissions()
  return useStationsOf(useMallId(), permissions !== undefined && mayPreview(permissions))
}

/** The floors that a station of this mall can stand on. */
export const useFloorsOf = (mallId: string) => useCall(floor.calls.options, { query: { mallId } })

/** What happened to a station lately, which the socket keeps fresh. */
export const useStationEvents = (id: string) => useCall(stationEvents, { params: { id } })

/** A mall's publications, the newest first. */
export const usePublicationsOf = (mallId: string) => useCall(publications, { query: { mallId } })

/** The number of what a mall's kiosks should show; 0 before the first publication. */
export const usePublishedNumber = (mallId: string): number => usePublicationsOf(mallId).data?.[0]?.number ?? 0

type SaveStation = { id: string; body: object; version: number | undefined }

/** What is done to a mall's stations. Each rejects as its call does; a conflict carries the station as it stands now. */
export function useStationActions(mallId: string) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const key = keyOf(stations, { params: { mallId } })
  const show = (record: Station) =>
    mutate<readonly ListedStation[]>(key, (list) => list && withRecord(list, record), { revalidate: false })

  return {
    async save({ id, body, version }: SaveStation): Promise<Station> {
      const record = (await (version === undefined
        ? api.callDynamic(createStation, { query: { mallId }, body: { ...body, id } })
        : api.callDynamic(replaceStation, { params: { id }, body, version }))) as Station
      await show(record)
      return record
    },

    /** Moves to the trash; stations that someone changed meanwhile are kept, and named in `conflicts`. */
    async remove(records: readonly ListedStation[]) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version = 0 }) => version) }
      const answer = await api.call(removeStations, { query })
      await mutate<readonly ListedStation[]>(key, (list) => list?.filter(({ id }) => !answer.ids.includes(id)))
      return answer
    },

    async restore(ids: string[]) {
      for (const record of await api.call(restoreStations, { query: { mallId }, body: { ids } })) await show(record)
    },

    /** A new key, which nobody can read again; the old one ends. */
    makeKey: async (id: string) => (await api.call(stationKey, { params: { id } })).key,
  }
}
