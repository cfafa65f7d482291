import { contentTypes, may, type RecordOf } from '@kiosk-admin/api-client'
import { Button, ContentForm } from '@kiosk-admin/ui'
import { RichTextInPlace } from '@kiosk-admin/ui/rich-text'
import { type PickMedia, SlideshowEditor } from '@kiosk-admin/ui/slideshow-editor'
import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCall } from '../../data/cache/use-call'
import { useMall, usePermissions } from '../../data/malls/use-mall'
import { ContentPage, type ContentPageFields } from '../../shared/content/content-page'
import { ContentStateNote } from '../../shared/content/content-state-note'
import { LineField, StatusField, useFieldInfo } from '../../shared/content/editor/fields'
import { useFormRecord } from '../../shared/content/editor/form-record'
import { KindContext, useKind, useKindMessages } from '../../shared/content/kind'
import type { Row } from '../../shared/content/list/columns'
import { type Confirmation, ContentConfirms } from '../../shared/content/list/content-confirms'
import { contentMessages } from '../../shared/content/messages'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { useLibraryFonts, useSlideFont } from '../../shared/media/use-library-fonts'
import { usePickFile } from '../../shared/media/use-pick-file'
import { useQuery } from '../../shared/routing/location'
import { usePageScreen } from '../../shared/routing/page-name'
import { kindOf } from './kinds'
import { slideshowMessages } from './messages'
import { listPath, NEW, pagePath } from './paths'
import { editedFrom, partsOf, publicationOf, type SlideshowParts, slideshowParts } from './slideshow-values'
import { StationsField } from './stations-field'
import { useSlideMedia } from './use-slide-media'

/** The page of a slideshow or screensaver, existing or new. */
export function SlideshowPage({ id }: { id: string }) {
  const [query] = useQuery()
  const isNew = id.toLowerCase() === NEW.toLowerCase()
  // the kind is known from the record and never changes; until it has loaded, the more frequent one is assumed
  const { data } = useCall(contentTypes.slideshow.calls.get, isNew ? null : { params: { id } })
  const kind = isNew ? (query.get('kind') === 'screensaver' ? 'screensaver' : 'info') : (data?.kind ?? 'info')
  usePageScreen(listPath(kind))
  return (
    <KindContext value={kindOf(kind)}>
      <Page id={isNew ? undefined : id} kind={kind} />
    </KindContext>
  )
}

function Page({ id, kind }: { id: string | undefined; kind: RecordOf<'slideshow'>['kind'] }) {
  const k = useKindMessages()
  const c = useMessages(contentMessages)
  const { area } = useKind()
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, area, 'write')
  const [confirmation, confirm] = useState<Confirmation>()
  return (
    <>
      <ContentPage
        id={id}
        back={{ href: listPath(kind), label: k('title') }}
        pathOf={pagePath}
        fill
        nameInHeader
        actions={(record) =>
          mayWrite && (
            <Button
              icon={<Copy size={16} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => confirm({ kind: 'copy', record: record as Row })}
            >
              {c('content.actions.copy')}
            </Button>
          )
        }
      >
        {(page) => <SlideshowFields {...page} />}
      </ContentPage>
      <ContentConfirms confirmation={confirmation} onClose={() => confirm(undefined)} onDeleted={() => undefined} />
    </>
  )
}

/** Name and status are in the header, to leave room for the stage. */
function SlideshowFields({ header, ...page }: ContentPageFields) {
  return (
    <>
      {header && createPortal(<HeaderFields />, header)}
      <Slides {...page} />
    </>
  )
}

function HeaderFields() {
  const t = useMessages(slideshowMessages)
  return (
    <>
      <div className="w-72 max-w-full max-sm:w-full">
        <LineField name="name" hint={t('slideshows.hint.name')} labelHidden />
      </div>
      <div className="w-66 max-w-full pt-1.5">
        <StatusField />
      </div>
    </>
  )
}

/** The slides and their settings: several fields of the record in one editor. */
function Slides({ form, languages }: Omit<ContentPageFields, 'header'>) {
  const { label } = useFieldInfo('slides')
  const t = useMessages(slideshowMessages)
  const language = useLanguage()
  const { mediaUrl, mediaProblem } = useSlideMedia()
  const { state } = useFormRecord()
  const mall = useMall()
  const brand = { colour: mall?.brandColor ?? undefined, logoId: mall?.iconId ?? undefined }
  const fonts = useLibraryFonts()
  useSlideFont()
  const { pick, picker } = usePickFile()
  const [query] = useQuery()
  const [name] = form.watch(['name'])
  const watched = form.watch([...slideshowParts])
  const parts = Object.fromEntries(slideshowParts.map((part, at) => [part, watched[at]])) as SlideshowParts
  // a new object would reset the editor's history
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
            label={String(name ?? '') || t('slideshows.fields.head')}
            value={edited}
            onValueChange={(next) => {
              for (const [part, value] of Object.entries(partsOf(next))) form.setValue(part, value)
            }}
            mediaUrl={mediaUrl}
            mediaProblem={mediaProblem}
            pickMedia={pickMedia}
            languages={kitLanguages(languages)}
            defaultLanguage={languages.includes(language) ? language : (languages[0] ?? language)}
            brand={brand}
            defaultSlideId={query.get('slide') ?? undefined}
            showFields={<StationsField />}
            publication={publicationOf(state)}
            previewNote={<ContentStateNote state={state} />}
            renderText={({ language: code, sample, ...text }) => (
              <RichTextInPlace
                {...text}
                selected={sample}
                fonts={fonts}
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

/** Registers a label for a part of the editor, for the conflict that another user's change causes. */
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
