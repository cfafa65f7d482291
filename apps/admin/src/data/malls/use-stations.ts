import { type Answer, calls, contentTypes, mayPreview, type Station } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keyOf } from '../cache/keys'
import { type Loaded, useCall } from '../cache/use-call'
import { newerOf, withRecord } from '../cache/versions'
import { usePermissions } from './use-mall'

/** A station as its list returns it; all fields for users who may read stations. */
export type ListedStation = Answer<typeof calls.stations>[number]

/** A mall's stations with their live state, kept fresh by the socket. */
export const useStationsOf = (mallId: string, enabled = true): Loaded<ListedStation[]> =>
  useCall(calls.stations, enabled ? { params: { mallId } } : null, {
    merge: (cached, arrived) => [...newerOf(cached, arrived)],
  })

/** The stations of this tab's mall. */
export function useStations(): Loaded<ListedStation[]> {
  const { data: permissions } = usePermissions()
  return useStationsOf(useMallId(), permissions !== undefined && mayPreview(permissions))
}

/** The floors that a station of this mall can be placed on. */
export const useFloorsOf = (mallId: string) => useCall(contentTypes.floor.calls.options, { query: { mallId } })

/** A station's latest events, kept fresh by the socket. */
export const useStationEvents = (id: string) => useCall(calls.stationEvents, { params: { id } })

/** The published slideshows that a station shows now or later. */
export const useStationSlideshows = (id: string) => useCall(calls.stationSlideshows, { params: { id } })

/** A mall's publications, newest first. */
export const usePublicationsOf = (mallId: string) => useCall(calls.publications, { query: { mallId } })

/** The number of a mall's current publication; 0 before the first. */
export const usePublishedNumber = (mallId: string): number => usePublicationsOf(mallId).data?.[0]?.number ?? 0

type SaveStation = { id: string; body: object; version: number | undefined }

/** Actions on a mall's stations. Each rejects like its call; a conflict carries the current station. */
export function useStationActions(mallId: string) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const key = keyOf(calls.stations, { params: { mallId } })
  const show = (record: Station) =>
    mutate<readonly ListedStation[]>(key, (list) => list && withRecord(list, record), { revalidate: false })

  return {
    async save({ id, body, version }: SaveStation): Promise<Station> {
      const record = (await (version === undefined
        ? api.callDynamic(calls.createStation, { query: { mallId }, body: { ...body, id } })
        : api.callDynamic(calls.replaceStation, { params: { id }, body, version }))) as Station
      await show(record)
      return record
    },

    /** Moves to the trash. Stations that someone has changed since are kept and returned in `conflicts`. */
    async remove(records: readonly ListedStation[]) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version = 0 }) => version) }
      const answer = await api.call(calls.removeStations, { query })
      await mutate<readonly ListedStation[]>(key, (list) => list?.filter(({ id }) => !answer.ids.includes(id)))
      return answer
    },

    async restore(ids: string[]) {
      for (const record of await api.call(calls.restoreStations, { query: { mallId }, body: { ids } }))
        await show(record)
    },

    /** Creates a key, which cannot be read again, and revokes the former one. */
    makeKey: async (id: string) => (await api.call(calls.stationKey, { params: { id } })).key,
  }
}
