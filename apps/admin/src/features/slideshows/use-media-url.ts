import { useFiles } from '../../data/media/use-files'

/** The address of a picture or a video of the media library; nothing for one that is gone. */
export function useMediaUrl() {
  const { data: images } = useFiles('Image')
  const { data: videos } = useFiles('Video')
  return (id: string): string | undefined => [...(images ?? []), ...(videos ?? [])].find((file) => file.id === id)?.url
}
