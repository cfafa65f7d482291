import { useFiles } from '../../data/media/use-files'

/** The address of a picture or video of the media library; undefined if it was deleted. */
export function useMediaUrl() {
  const { data: images } = useFiles('Image')
  const { data: videos } = useFiles('Video')
  return (id: string): string | undefined => [...(images ?? []), ...(videos ?? [])].find((file) => file.id === id)?.url
}
