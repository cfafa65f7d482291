import { type ApiError, previewLink } from '@kiosk-admin/api-client'
import useSWR from 'swr'
import { useApi } from '../../shared/api'
import { useLanguage } from '../../shared/language'
import { useMallId } from '../../shared/session'
import type { Loaded } from '../cache/use-call'

/** A link lasts a day; whoever keeps a form open that long gets another one. */
const renewedMs = 12 * 3_600_000

/**
 * Where the kiosk shows one record of the draft in a language of the content, on this origin: a frame of another one could
 * not be talked to.
 */
export function usePreviewAddress(kind: string, id: string, shownIn: string): Loaded<string> {
  const api = useApi()
  const mallId = useMallId()
  const language = useLanguage()
  // one link serves all records: each is a secret that somebody may want to end
  const { data, error, isLoading, mutate } = useSWR<string, ApiError>(
    [previewLink.path, mallId, language],
    async () => (await api.call(previewLink, { params: { mallId }, body: { language } })).url,
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, refreshInterval: renewedMs },
  )
  return {
    data: data && addressOf(data, { show: kind, id, language: shownIn }),
    error,
    loading: isLoading,
    retry: () => void mutate(),
  }
}

function addressOf(link: string, said: Readonly<Record<string, string>>) {
  const { pathname, searchParams, hash } = new URL(link)
  for (const [name, value] of Object.entries(said)) searchParams.set(name, value)
  return `${pathname}?${searchParams}${hash}`
}
