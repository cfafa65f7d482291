import { type ApiError, calls } from '@kiosk-admin/api-client'
import useSWR from 'swr'
import { useApi } from '../../shared/api/api'
import { useLanguage } from '../../shared/i18n/language'
import { useMallId } from '../../shared/session/session'
import type { Loaded } from '../cache/use-call'

/** A link expires after a day; a form that stays open renews it. */
const renewAfterMs = 12 * 3_600_000

/**
 * The address at which the kiosk shows a record of the draft in a content language. Same origin, because the form
 * exchanges messages with the frame.
 */
export function usePreviewAddress(kind: string, id: string, shownIn: string): Loaded<string> {
  const api = useApi()
  const mallId = useMallId()
  const language = useLanguage()
  // one link serves all records, so that there are few secrets to revoke
  const { data, error, isLoading, mutate } = useSWR<string, ApiError>(
    [calls.previewLink.path, mallId, language],
    async () => (await api.call(calls.previewLink, { params: { mallId }, body: { language } })).url,
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, refreshInterval: renewAfterMs },
  )
  return {
    data: data && addressOf(data, { show: kind, id, language: shownIn }),
    error,
    loading: isLoading,
    retry: () => void mutate(),
  }
}

function addressOf(link: string, params: Readonly<Record<string, string>>) {
  const { pathname, searchParams, hash } = new URL(link)
  for (const [name, value] of Object.entries(params)) searchParams.set(name, value)
  return `${pathname}?${searchParams}${hash}`
}
