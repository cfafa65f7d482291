import { slideshow } from '@kiosk-admin/api-client'
import { SlideshowPreview } from '@kiosk-admin/ui/slideshow'
import { useMemo } from 'react'
import { useItem } from '../../data/use-item'
import { useMallLanguages } from '../../data/use-mall'
import { closeDialog } from '../../shared/dialog'
import { useLanguage } from '../../shared/language'
import { editedFrom } from './slideshow-values'
import { useMediaUrl } from './use-media-url'

/** A slideshow as the kiosks play it, from the list. */
export function SlideshowPreviewDialog({ open, id }: { open: boolean; id: string | undefined }) {
  const { data } = useItem(slideshow, open ? id : undefined)
  const { data: languages } = useMallLanguages()
  const language = useLanguage()
  const mediaUrl = useMediaUrl()
  const edited = useMemo(() => data && editedFrom(data), [data])
  if (!edited || !languages) return null
  return (
    <SlideshowPreview
      open={open}
      onOpenChange={() => closeDialog()}
      label={data?.name ?? ''}
      slideshow={edited}
      mediaUrl={mediaUrl}
      language={language}
      languages={languages.map((one) => one.id)}
    />
  )
}
