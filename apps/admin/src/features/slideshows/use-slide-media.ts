import { useFiles } from '../../data/media/use-files'
import { useMessages } from '../../shared/i18n/i18n'
import { slideshowMessages } from './messages'

/** The addresses of pictures and videos of the media library, and which of them the kiosks cannot play. */
export function useSlideMedia() {
  const t = useMessages(slideshowMessages)
  const { data: images } = useFiles('Image')
  const { data: videos } = useFiles('Video')
  const fileOf = (id: string) => [...(images ?? []), ...(videos ?? [])].find((file) => file.id === id)
  return {
    /** `undefined` if the file was deleted. */
    mediaUrl: (id: string): string | undefined => fileOf(id)?.url,
    mediaProblem(id: string): string | undefined {
      const file = videos?.find((video) => video.id === id)
      if (!file || file.playable) return undefined
      return t('slideshows.unplayable', { name: file.name, codec: file.video?.codec ?? '' })
    },
  }
}
