import type { MediaKind } from '@kiosk-admin/api-client'
import { useMessages } from '../i18n/i18n'
import { useKitLabels } from '../kit'
import { mediaMessages } from './messages'

/** The kit's labels of a list of files. That pictures failed to load is said in the specification's words alone. */
export function useGridLabels(kind: MediaKind) {
  const t = useMessages(mediaMessages)
  const { grid } = useKitLabels().media
  return { grid: kind === 'Image' ? { ...grid, failed: t('media.imagesFailed'), failedText: '' } : grid }
}
