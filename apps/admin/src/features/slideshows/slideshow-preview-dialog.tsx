import { contentTypes } from '@kiosk-admin/api-client'
import { SlideshowPreview } from '@kiosk-admin/ui/slideshow'
import { useMemo } from 'react'
import { useItem } from '../../data/content/use-item'
import { useMallLanguages } from '../../data/malls/use-mall'
import { KioskStateNote } from '../../shared/content/kiosk-state-note'
import { useKioskState } from '../../shared/content/use-kiosk-state'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { useLanguage } from '../../shared/i18n/language'
import { closeDialog } from '../../shared/routing/dialog'
import { editedFrom } from './slideshow-values'
import { useMediaUrl } from './use-media-url'

/** Plays a slideshow as the kiosks do, from the list. */
export function SlideshowPreviewDialog({ open, id }: { open: boolean; id: string | undefined }) {
  const { data } = useItem(contentTypes.slideshow, open ? id : undefined)
  const state = useKioskState(data)
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
      note={<KioskStateNote state={state} />}
      mediaUrl={mediaUrl}
      language={language}
      languages={kitLanguages(languages.map((one) => one.id))}
    />
  )
}
