// The form of a content record: fields by language, draft, conflicts, preview and saving.

import { formSchema, type LanguageCode, may } from '@kiosk-admin/api-client'
import { Button, ContentForm, SideSheet, UnsavedDialog, useContentForm } from '@kiosk-admin/ui'
import { Eye, Info } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Stored } from '../../../data/cache/kind'
import { useSave } from '../../../data/content/use-save'
import type { Person } from '../../../data/live/editors'
import { useEditing } from '../../../data/live/use-editing'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { usePermissions } from '../../../data/malls/use-mall'
import { authorName } from '../../i18n/author-name'
import { useMessages } from '../../i18n/i18n'
import { kitLanguages } from '../../i18n/kit-languages'
import { useLanguage } from '../../i18n/language'
import { loadCode } from '../../i18n/load-code'
import { textIn } from '../../i18n/localised'
import { previewMessages } from '../../preview/messages'
import { rememberRecord } from '../../recent-records'
import { FormActions } from '../../record/form-actions'
import { formMessages } from '../../record/form-messages'
import { useConflictFormats } from '../../record/use-conflict-formats'
import { closeDialog } from '../../routing/dialog'
import { useLeaveGuard } from '../../routing/use-leave-guard'
import { session, useMallId, useSession } from '../../session/session'
import { toastDone } from '../../toasts/toasts'
import { type ContentState, hintOf } from '../content-state'
import { useFieldLabel, useKind, useKindMessages } from '../kind'
import { RecordBadges } from '../list/record-badges'
import { useDraftState } from '../use-content-state'
import { EditingLine } from './editing-line'
import { FormRecordContext } from './form-record'
import { NoLanguages } from './no-languages'
import { emptyValues, outcomeOf, type Values, valuesOf } from './record-values'

const RecordPreview = lazy(async () => ({
  default: (await loadCode(() => import('../../preview/record-preview'))).RecordPreview,
}))

export type ContentEditorProps = {
  /** `undefined` creates a new record. */
  record: Stored | undefined
  /** Languages of the mall, the required one first. */
  languages: readonly LanguageCode[]
  children: ReactNode
}

/** Form of a record, with a draft kept until it is saved and a three-way merge of other people's changes. */
export function ContentEditor({ record, languages, children }: ContentEditorProps) {
  const t = useKindMessages()
  const c = useMessages(formMessages)
  const { type } = useKind()
  const nameOf = useLocalisedText()
  const form = useRecordForm(record, languages)
  const [previewing, setPreviewing] = useState(false)
  const others = useOthersEditing(record, form)
  const state = useDraftState(record, form)
  const guard = useLeaveGuard(form.dirty)
  useEffect(() => {
    if (form.state === 'saved') closeDialog({ force: true })
  }, [form.state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a form reopens after a new sign-in
  useEffect(() => {
    if (session.takeResumed()) form.restoreDraft()
  }, [])

  return (
    <>
      <EditorHeader
        record={record}
        others={others}
        previewing={previewing}
        onPreviewingChange={type.page ? setPreviewing : undefined}
      />
      <div className="flex min-h-0 flex-1">
        <SideSheet.Body
          data-previewing={previewing || undefined}
          className="group/editor max-md:data-previewing:hidden"
        >
          <ContentForm.Root form={form} formats={useConflictFormats(form, type.resource)} className="min-h-full">
            <KindFields id={form.values().id} languages={languages} state={state}>
              {children}
            </KindFields>
          </ContentForm.Root>
        </SideSheet.Body>
        {previewing && (
          <div className="w-88 shrink-0 border-s border-line-faint bg-canvas px-5 py-4 max-md:w-full max-md:border-0">
            <Suspense>
              <RecordPreview
                type={type}
                id={form.values().id}
                language={form.language}
                name={record && nameOf(record.name)}
                values={form.values}
                subscribe={form.subscribe}
                hint={state && hintOf(state)}
              />
            </Suspense>
          </div>
        )}
      </div>
      <SideSheet.Footer>
        {!form.readOnlyReason && (
          <p className="m-0 me-auto flex items-center gap-2 text-sm text-fg-muted max-sm:hidden">
            <Info size={16} strokeWidth={1.5} aria-hidden="true" />
            {c('form.draftOnly')}
          </p>
        )}
        <FormActions
          form={form}
          submit={(record === undefined && t('create')) || undefined}
          onClose={() => closeDialog()}
        />
      </SideSheet.Footer>
      <UnsavedDialog
        open={guard.leaving}
        onKeepEditing={guard.stay}
        onDiscard={() => {
          form.discard()
          guard.leave()
        }}
      />
    </>
  )
}

type KindFieldsProps = {
  id: string
  languages: readonly LanguageCode[]
  /** State if the form were saved now. */
  state: ContentState | undefined
  children: ReactNode
}

/** Provides the record, its labels and its languages to the fields below. */
export function KindFields({ id, languages, state, children }: KindFieldsProps) {
  const kind = useKind()
  const { type } = kind
  const labelOf = useFieldLabel(kind)
  return <FormRecordContext value={{ id, type, languages, state, labelOf }}>{children}</FormRecordContext>
}

/** Creates the form of a stored or new record: initial values, draft, submit and errors. */
export function useRecordForm(record: Stored | undefined, languages: readonly LanguageCode[]) {
  const { type, source, only, useInitial } = useKind()
  const initialValues = useInitial()
  const language = useLanguage()
  const save = useSave(type, source)
  const userId = useSession()?.userId ?? ''
  const mallId = useMallId()
  const readOnlyReason = useReadOnlyReason(languages)
  // later versions of the record are merged on save
  const [initial] = useState(() =>
    // forms create Active records; copies and imports create InActive ones
    record ? valuesOf(type, record) : emptyValues(type, { status: 'Active', ...initialValues, ...only }),
  )
  const [schema] = useState(() => formSchema(type.body, languages))
  useRememberRecord(record)
  return useContentForm<Values>({
    initial,
    version: record?.version,
    schema,
    languages: kitLanguages(languages),
    draft: { key: `${type.type}:${record?.id ?? `new:${mallId}${Object.values(only)}`}:${userId}` },
    ...(readOnlyReason ? { readOnlyReason } : {}),
    async onSubmit({ id, ...body }, version) {
      try {
        const place = version !== undefined && body.index !== initial.index ? Number(body.index) : undefined
        const saved = await save({ id, body, version, place })
        toastDone(version === undefined ? 'created' : 'updated', textIn(saved.name, language, languages))
        rememberRecord({ ...saved, resource: type.resource })
        return { saved: valuesOf(type, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(type, error)
      }
    },
  })
}

/** Returns the other people editing this record. Announces this user too, unless the form is read-only. */
export function useOthersEditing(record: Stored | undefined, { readOnlyReason }: { readOnlyReason?: unknown }) {
  const { resource } = useKind().type
  return useEditing(record ? { resource, id: record.id } : {}, { writes: !readOnlyReason })
}

/** Adds the record to the palette's recent records. */
function useRememberRecord(record: Stored | undefined) {
  const { resource } = useKind().type
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per record, not per version
  useEffect(() => {
    if (record) rememberRecord({ ...record, resource })
  }, [record?.id])
}

/** Returns why the form is read-only: a missing permission, or a mall without languages. */
function useReadOnlyReason(languages: readonly LanguageCode[]): ReactNode {
  const { area } = useKind()
  const t = useKindMessages()
  const { data: permissions } = usePermissions()
  if (permissions && !may(permissions, area, 'write')) return t('reader')
  if (languages.length === 0) return <NoLanguages />
  return undefined
}

type EditorHeaderProps = {
  record: Stored | undefined
  others: readonly Person[]
  previewing: boolean
  /** `undefined` if the content type has no kiosk page. */
  onPreviewingChange: ((previewing: boolean) => void) | undefined
}

function EditorHeader({ record, others, previewing, onPreviewingChange }: EditorHeaderProps) {
  const t = useKindMessages()
  const c = useMessages(formMessages)
  const p = useMessages(previewMessages)
  const nameOf = useLocalisedText()
  const when = useDateFormat()
  return (
    <SideSheet.Header
      actions={
        onPreviewingChange && (
          <Button
            variant="quiet"
            icon={<Eye size={16} strokeWidth={1.5} aria-hidden />}
            aria-pressed={previewing}
            className="aria-pressed:bg-pressed"
            onClick={() => onPreviewingChange(!previewing)}
          >
            {p('recordPreview.name')}
          </Button>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <SideSheet.Title>{record ? nameOf(record.name) : t('new')}</SideSheet.Title>
        {record && <RecordBadges record={record} />}
      </div>
      <p className="m-0 text-xs text-fg-muted tabular-nums">
        {record
          ? c('form.saved', { at: when.stamp(record.updatedAt), by: authorName(record.updatedBy) })
          : c('form.notSaved')}
      </p>
      <EditingLine people={others} />
    </SideSheet.Header>
  )
}
