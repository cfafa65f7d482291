import { calls, type Sms } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { keyOf } from '../cache/keys'
import { useCall } from '../cache/use-call'
import { newer } from '../cache/versions'

/** A mall's SMS settings, without the password. */
export const useSms = (mallId: string) => useCall(calls.smsSettings, { query: { mallId } }, { merge: newer })

/** Saves and tests the settings. Each rejects like its call. */
export function useSmsActions(mallId: string) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return {
    async save(body: object, version: number): Promise<Sms> {
      const saved = (await api.callDynamic(calls.replaceSms, { query: { mallId }, body, version })) as Sms
      await mutate(keyOf(calls.smsSettings, { query: { mallId } }), saved, { revalidate: false })
      return saved
    },
    /** Sends with the stored settings and returns the gateway's response. */
    test: (to: string, text: string) => api.call(calls.testSms, { query: { mallId }, body: { to, text } }),
  }
}
