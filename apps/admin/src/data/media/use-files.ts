import { type ApiError, calls, type ListedMediaFile, type MediaKind } from '@kiosk-admin/api-client'
import useSWR from 'swr'
import { useApi } from '../../shared/api/api'
import { getMessages } from '../../shared/i18n/i18n'
import { mediaMessages } from '../../shared/media/messages'
import { useMallId } from '../../shared/session/session'
import { toastError } from '../../shared/toasts/toasts'
import { type Key, keyOf } from '../cache/keys'
import type { Loaded } from '../cache/use-call'
import { filesOf } from './files-of'

export const filesKey = (kind: MediaKind, mallId: string): Key => keyOf(calls.mediaFiles, { params: { kind, mallId } })

const quiet = new Set<ApiError['code']>(['unauthenticated', 'access_denied', 'aborted'])

type UseFilesProps = {
  /** @default true */
  enabled?: boolean
  /** Whether a failure to load pictures is shown in a toast; not beside a list that shows it. @default true */
  alerts?: boolean
}

/** All files of a kind in this tab's mall. */
export function useFiles(
  kind: MediaKind,
  { enabled = true, alerts = true }: UseFilesProps = {},
): Loaded<readonly ListedMediaFile[]> {
  const api = useApi()
  const mallId = useMallId()
  const { data, error, isLoading, mutate } = useSWR<readonly ListedMediaFile[], ApiError>(
    enabled ? filesKey(kind, mallId) : null,
    () => filesOf(api, mallId, kind),
    {
      // failures that the shell reports, such as an expired session, are not reported twice
      onError: ({ code }) => {
        if (alerts && kind === 'Image' && !quiet.has(code)) toastError(getMessages(mediaMessages)('media.imagesFailed'))
      },
    },
  )
  return { data, error: data === undefined ? error : undefined, loading: isLoading, retry: () => void mutate() }
}
