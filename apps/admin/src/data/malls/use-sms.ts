import { replaceSms, type Sms, smsSettings, testSms } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { keyOf } from '../cache/keys'
import { useCall } from '../cache/use-call'
import { newer } from '../cache/versions'

/** How a mall sends text messages; the password is never in it. */
export const useSms = (mallId: string) => useCall(smsSettings, { query: { mallId } }, { merge: newer })

/** Saving the settings and trying them. Each rejects as its call does. */
export function useSmsActions(mallId: string) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return {
    async save(body: object, version: number): Promise<Sms> {
      const saved = (await api.callDynamic(replaceSms, { query: { mallId }, body, version })) as Sms
      await mutate(keyOf(smsSettings, { query: { mallId } }), saved, { revalidate: false })
      return saved
    },
    /** Sends with what is stored, and answers how the gateway took it. */
    test: (to: string, text: string) => api.call(testSms, { query: { mallId }, body: { to, text } }),
  }
}
