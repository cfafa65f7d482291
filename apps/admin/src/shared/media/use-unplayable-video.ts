import type { ListedMediaFile } from '@kiosk-admin/api-client'
import { useKitLabels } from '../kit'

/** Returns why the kiosks cannot play a video, and what to do; `undefined` for other files. */
export function useUnplayableVideo(): (file: ListedMediaFile) => string | undefined {
  const { preview } = useKitLabels().media
  return ({ kind, playable, video }) =>
    kind === 'Video' && !playable ? preview.unplayable(video?.codec ?? undefined) : undefined
}
