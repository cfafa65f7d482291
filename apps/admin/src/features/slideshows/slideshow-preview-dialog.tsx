import { contentTypes } from '@kiosk-admin/api-client'
import { SlideshowPreview } from '@kiosk-admin/ui/slideshow'
import { useMemo } from 'react'
import { useItem } from '../../data/content/use-item'
import { useMallLanguages } from '../../data/malls/use-mall'
import { ContentStateNote } from '../../shared/content/content-state-note'
import { useContentState } from '../../shared/content/use-content-state'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { useLanguage } from '../../shared/i18n/language'
import { useLibraryFonts, useSlideFont } from '../../shared/media/use-library-fonts'
import { closeDialog } from '../../shared/routing/dialog'
import { editedFrom } from './slideshow-values'
import { useSlideMedia } from './use-slide-media'

/** Plays a slideshow as the kiosks do, from the list. */
export function SlideshowPreviewDialog({ open, id }: { open: boolean; id: string | undefined }) {
  const { data } = useItem(contentTypes.slideshow, open ? id : undefined)
  const state = useContentState(data)
  const { data: languages } = useMallLanguages()
  const language = useLanguage()
  const { mediaUrl } = useSlideMedia()
  useLibraryFonts()
  useSlideFont()
  const edited = useMemo(() => data && editedFrom(data), [data])
  if (!edited || !languages) return null
  return (
    <SlideshowPreview
      open={open}
      onOpenChange={() => closeDialog()}
      label={data?.name ?? ''}
      slideshow={edited}
      note={<ContentStateNote state={state} />}
      mediaUrl={mediaUrl}
      language={language}
      languages={kitLanguages(languages.map((one) => one.id))}
    />
  )
}
