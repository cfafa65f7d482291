import { type Change, contentTypes } from '@kiosk-admin/api-client'
import { useApi } from '../../shared/api/api'
import { loadCode } from '../../shared/i18n/load-code'

/** A slide with words that nobody has replaced since it came from a template. */
export type SampleSlide = { change: Change; slideId: string; name: string }

const { slideshow } = contentTypes

/** Whether a change brings other slides to the kiosks. */
const changesSlides = ({ resource, kind, fields }: Change) =>
  resource === slideshow.resource &&
  (kind === 'added' || (kind === 'changed' && fields.some(({ path }) => path.startsWith('slides'))))

/** Finds unpublished slides with sample words in the slideshows of some changes. */
export function useFindSampleSlides(): (changes: readonly Change[]) => Promise<SampleSlide[]> {
  const api = useApi()
  return async (changes) => {
    const some = changes.filter(changesSlides)
    if (some.length === 0) return []
    const { slidesWithSamples } = await loadCode(() => import('@kiosk-admin/ui/slideshow'))
    const found = some.map(async (change) => {
      const { slides } = await api.call(slideshow.calls.get, { params: { id: change.id } })
      const texts = slides.map(({ id, name, layers }) => ({
        ...{ id, name },
        layers: layers.map((layer) => (layer.kind === 'text' ? layer : { ...layer, mediaId: undefined })),
      }))
      return slidesWithSamples(texts).map(({ id: slideId, name }) => ({ change, slideId, name }))
    })
    return (await Promise.all(found)).flat()
  }
}
