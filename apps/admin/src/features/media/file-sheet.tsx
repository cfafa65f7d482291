import { calls, formSchema, type LanguageCode, type MediaFile, may } from '@kiosk-admin/api-client'
import { ContentForm, SideSheet, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useMallLanguages, usePermissions } from '../../data/malls/use-mall'
import { useMediaFile, useMediaLibrary } from '../../data/media/use-media'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { ChoiceField, LineField } from '../../shared/content/editor/fields'
import { FormRecordContext } from '../../shared/content/editor/form-record'
import { outcomeOf, type Values, valuesOf } from '../../shared/content/editor/record-values'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { useKitLabels } from '../../shared/kit'
import { RecordForm } from '../../shared/record/record-form'
import { RecordProblem } from '../../shared/record/record-problem'
import { leaveDialog, useDialog } from '../../shared/routing/dialog'
import { useSession } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { FileActions, type ReplacedFile, type Replacement } from './file-actions'
import { FileDetails } from './file-details'
import { FilePreview } from './file-preview'
import { FILE } from './kinds'
import { mediaFileMessages } from './messages'
import { FileUsage } from './usage-list'

type FileSheetProps = { onDelete: (id: string) => void }

/** The contract of the file form. */
const mediaKind = {
  resource: 'MediaLibrary',
  body: calls.replaceMedia.body,
  fieldNames: ['name', 'categoryId', 'alt', 'focalPoint'],
} as const

/** The dialog `image preview`: a file with its details, usages and form. */
export function FileSheet({ onDelete }: FileSheetProps) {
  const { open, id } = useDialog(FILE)
  return (
    <SideSheet.Root open={open} onOpenChange={leaveDialog}>
      <SideSheet.Content aria-describedby={undefined}>
        {id !== undefined && <Stored key={id} id={id} onDelete={onDelete} />}
      </SideSheet.Content>
    </SideSheet.Root>
  )
}

function Stored({ id, onDelete }: FileSheetProps & { id: string }) {
  const t = useMessages(mediaFileMessages)
  const { data: file, error, retry } = useMediaFile(id)
  const [replaced, setReplaced] = useState<ReplacedFile>()
  const { data: languages } = useMallLanguages()
  if (!file || !languages) {
    return <RecordProblem title={t('mediaFiles.edit')} loaded={false} error={error} onRetry={retry} />
  }
  const codes = languages.map((language) => language.id)
  // new content remounts the form
  return (
    <Editor
      key={file.sha256}
      file={file}
      languages={codes}
      replacement={{ replaced, setReplaced }}
      onDelete={onDelete}
    />
  )
}

type EditorProps = FileSheetProps & {
  file: MediaFile
  languages: readonly LanguageCode[]
  replacement: Replacement
}

function Editor({ file, languages, replacement, onDelete }: EditorProps) {
  const t = useMessages(mediaFileMessages)
  const { media } = useKitLabels()
  const form = useFileForm(file, languages)
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, 'MediaLibrary', 'write')
  const { data: categories } = useMediaCategories()
  const labelOf = (field: string) => t(`mediaFiles.fields.${field as (typeof mediaKind.fieldNames)[number]}`)
  return (
    <RecordForm form={form} title={file.name} record={file}>
      <FormRecordContext value={{ id: file.id, type: mediaKind, languages, labelOf }}>
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)_23rem] gap-x-6 gap-y-6 max-md:grid-cols-1! max-md:content-start">
          <div className="flex min-w-0 flex-col gap-4.5">
            <FilePreview file={file} mayWrite={mayWrite} />
            <FileActions
              file={file}
              mayWrite={mayWrite}
              dirty={form.dirty}
              replacement={replacement}
              onDelete={() => onDelete(file.id)}
            />
            <section className="flex flex-col gap-1">
              <h3 className="m-0 text-sm font-bold text-fg-strong">{t('mediaFiles.usage')}</h3>
              <FileUsage id={file.id} />
            </section>
          </div>
          <div className="-me-6 -my-4 flex flex-col gap-4.5 border-s border-line-faint bg-canvas px-6 py-5 max-md:m-0 max-md:border-0 max-md:bg-transparent max-md:p-0">
            <LineField name="name" hint={t('mediaFiles.hint.name')} />
            <ChoiceField
              name="categoryId"
              none={media.grid.unassigned}
              options={categories
                ?.filter(({ kind }) => kind === file.kind)
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
            {(file.kind === 'Image' || file.kind === 'Video') && (
              <ContentForm.Languages>
                <LineField name="alt" hint={t('mediaFiles.hint.alt')} />
              </ContentForm.Languages>
            )}
            <FileDetails file={file} />
          </div>
        </div>
      </FormRecordContext>
    </RecordForm>
  )
}

function useFileForm(file: MediaFile, languages: readonly LanguageCode[]) {
  const t = useMessages(mediaFileMessages)
  const { save } = useMediaLibrary()
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions()
  const [initial] = useState(() => valuesOf(mediaKind, file))
  const [schema] = useState(() => formSchema(calls.replaceMedia.body, languages))
  return useContentForm<Values>({
    initial,
    version: file.version,
    schema,
    languages: kitLanguages(languages),
    draft: { key: `media:${file.id}:${userId}` },
    ...(permissions && !may(permissions, 'MediaLibrary', 'write') ? { readOnlyReason: t('mediaFiles.reader') } : {}),
    async onSubmit({ id, ...body }, version) {
      try {
        // the form's schema is the body's schema
        const saved = await save({ id, body: body as Parameters<typeof save>[0]['body'], version })
        toastDone('updated', saved.name)
        return { saved: valuesOf(mediaKind, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(mediaKind, error)
      }
    },
  })
}
