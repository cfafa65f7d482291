import { type LanguageCode, may, type Slideshow, slideshow } from '@kiosk-admin/api-client'
import { Button, ContentForm } from '@kiosk-admin/ui'
import { RichTextEditor } from '@kiosk-admin/ui/rich-text'
import { type PickMedia, SlideshowEditor } from '@kiosk-admin/ui/slideshow-editor'
import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useCall } from '../../data/use-call'
import { usePermissions } from '../../data/use-mall'
import type { Row } from '../../shared/content/columns'
import { type Asked, ContentConfirms } from '../../shared/content/content-confirms'
import { ContentPage, type PageForm } from '../../shared/content/content-page'
import { LineField, StatusField, useFieldInfo } from '../../shared/content/fields'
import { KindContext, useKind, useKindTexts } from '../../shared/content/kind'
import { contentMessages } from '../../shared/content/messages'
import { useTexts } from '../../shared/i18n'
import { languageDisplay, useLanguage } from '../../shared/language'
import { useQuery } from '../../shared/location'
import { usePickFile } from '../../shared/media/use-pick-file'
import { kindOf } from './kinds'
import { slideshowMessages } from './messages'
import { listPath, NEW, pagePath } from './paths'
import { editedFrom, partsOf, type SlideshowParts, slideshowParts } from './slideshow-values'
import { useMediaUrl } from './use-media-url'

/** One slideshow or screensaver, or a new one, put together. */
export function SlideshowPage({ id }: { id: string }) {
  const [query] = useQuery()
  const isNew = id.toLowerCase() === NEW.toLowerCase()
  // what it is follows from the record, and never changes; until that is there, it is as most are
  const { data } = useCall(slideshow.calls.get, isNew ? null : { params: { id } })
  const kind = isNew ? (query.get('kind') === 'screensaver' ? 'screensaver' : 'info') : (data?.kind ?? 'info')
  return (
    <KindContext value={kindOf(kind)}>
      <Page id={isNew ? undefined : id} kind={kind} />
    </KindContext>
  )
}

function Page({ id, kind }: { id: string | undefined; kind: Slideshow['kind'] }) {
  const k = useKindTexts()
  const c = useTexts(contentMessages)
  const { area } = useKind()
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, area, 'write')
  const [asked, ask] = useState<Asked>()
  return (
    <>
      <ContentPage
        id={id}
        back={{ href: listPath(kind), label: k('title') }}
        pathOf={pagePath}
        fill
        actions={(record) =>
          mayWrite && (
            <Button
              icon={<Copy size={16} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => ask({ kind: 'copy', record: record as Row })}
            >
              {c('content.actions.copy')}
            </Button>
          )
        }
      >
        {(page) => <SlideshowFields {...page} />}
      </ContentPage>
      <ContentConfirms asked={asked} onClose={() => ask(undefined)} onDeleted={() => undefined} />
    </>
  )
}

type PageProps = { form: PageForm; languages: readonly LanguageCode[] }

function SlideshowFields(page: PageProps) {
  const t = useTexts(slideshowMessages)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3 border-b border-line-faint px-(--k-gutter) py-3">
        <div className="w-80 max-w-full">
          <LineField name="name" hint={t('slideshows.hint.name')} />
        </div>
        <div className="w-64 max-w-full pt-6">
          <StatusField />
        </div>
      </div>
      <Slides {...page} />
    </>
  )
}

/** The slides and all that holds for them: several fields of the record, edited as one. */
function Slides({ form, languages }: PageProps) {
  const { label } = useFieldInfo('slides')
  const t = useTexts(slideshowMessages)
  const language = useLanguage()
  const mediaUrl = useMediaUrl()
  const { pick, picker } = usePickFile()
  const name = String(form.rhf.watch('name') ?? '')
  const watched = form.rhf.watch(slideshowParts as unknown as string[])
  const parts = Object.fromEntries(slideshowParts.map((part, at) => [part, watched[at]])) as SlideshowParts
  // the editor begins a new history when it is given other values, not when they are only written anew
  const edited = useEdited(parts)
  const pickMedia: PickMedia = async (kind) => {
    const file = await pick(kind === 'image' ? 'Image' : 'Video')
    return file ? { id: file.id, url: file.url, name: file.name } : null
  }
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      {slideshowParts
        .filter((part) => part !== 'slides')
        .map((part) => (
          <Registered key={part} name={part} />
        ))}
      <ContentForm.Field<SlideshowParts['slides']>
        name="slides"
        label={label}
        format={(slides) => slides.map((slide) => slide.name).join(', ') || t('slideshows.slideCount', { count: 0 })}
      >
        {({ id, error, readOnlyReason }) => (
          <SlideshowEditor
            id={id}
            tabIndex={-1}
            className="min-h-0 flex-1 outline-none"
            label={name || t('slideshows.fields.head')}
            value={edited}
            onValueChange={(next) => {
              for (const [part, value] of Object.entries(partsOf(next))) form.rhf.setValue(part, value)
            }}
            mediaUrl={mediaUrl}
            pickMedia={pickMedia}
            languages={languages.map((code) => ({ code, name: languageDisplay[code].displayText }))}
            defaultLanguage={languages.includes(language) ? language : (languages[0] ?? language)}
            renderText={({ language: code, ...text }) => (
              <RichTextEditor
                {...text}
                documentKey={code}
                lang={languageDisplay[code as keyof typeof languageDisplay].tag}
              />
            )}
            error={error}
            readOnlyReason={readOnlyReason}
          />
        )}
      </ContentForm.Field>
      {picker}
    </>
  )
}

/** Tells the form what a part that the editor draws is called, where someone else changed it as well. */
function Registered({ name }: { name: string }) {
  const { label } = useFieldInfo(name)
  return (
    <ContentForm.Field name={name} label={label}>
      {() => null}
    </ContentForm.Field>
  )
}

function useEdited(parts: SlideshowParts) {
  const { displaySpeed, animation, background, show, timing, slides } = parts
  return useMemo(
    () => editedFrom({ displaySpeed, animation, background, show, timing, slides }),
    [displaySpeed, animation, background, show, timing, slides],
  )
}
