import { formSchema, type LanguageCode, may } from '@kiosk-admin/api-client'
import { Button, ContentForm, SideSheet, StatusBadge, UnsavedDialog, useContentForm } from '@kiosk-admin/ui'
import { Info } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Stored } from '../../data/kind'
import { useList } from '../../data/use-list'
import { usePermissions } from '../../data/use-mall'
import { useSave } from '../../data/use-save'
import { useTextIn } from '../../data/use-text-in'
import { useWhen } from '../../data/use-when'
import { closeDialog } from '../dialog'
import { useTexts } from '../i18n'
import { useLanguage } from '../language'
import { textIn } from '../localised'
import { session, useMallId, useSession } from '../session'
import { toastDone } from '../toasts'
import { useLeaveGuard } from '../use-leave-guard'
import { useKind, useKindTexts } from './kind'
import { contentMessages } from './messages'
import { emptyValues, outcomeOf, type Values, valuesOf } from './record-values'

export type ContentEditorProps = {
  /** The stored record; none makes a new one. */
  record: Stored | undefined
  /** The mall's, the required one first. */
  languages: readonly LanguageCode[]
  children: ReactNode
}

/** A record's form with its words kept until they are saved, and what others change meanwhile merged or asked. */
export function ContentEditor({ record, languages, children }: ContentEditorProps) {
  const c = useTexts(contentMessages)
  const form = useRecordForm(record, languages)
  const guard = useLeaveGuard(form.dirty)
  useEffect(() => {
    if (form.state === 'saved') closeDialog({ force: true })
  }, [form.state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a form opens again after a new sign-in
  useEffect(() => {
    if (session.takeResumed()) form.restoreDraft()
  }, [])

  return (
    <>
      <EditorHeader record={record} />
      <SideSheet.Body>
        <ContentForm.Root form={form} className="min-h-full">
          {children}
        </ContentForm.Root>
      </SideSheet.Body>
      <SideSheet.Footer>
        <p className="m-0 me-auto flex items-center gap-2 text-sm text-fg-muted max-sm:hidden">
          <Info size={16} strokeWidth={1.5} aria-hidden="true" />
          {c('content.form.draftOnly')}
        </p>
        <Button variant="quiet" onClick={() => closeDialog()}>
          {c('content.form.cancel')}
        </Button>
        <ContentForm.Submit form={form}>{c('content.form.save')}</ContentForm.Submit>
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

function useRecordForm(record: Stored | undefined, languages: readonly LanguageCode[]) {
  const { type } = useKind()
  const language = useLanguage()
  const save = useSave(type)
  const userId = useSession()?.userId ?? ''
  const mallId = useMallId()
  const readOnlyReason = useReadOnlyReason(languages)
  // a form starts from its record once; a version that comes while staff write is met when they save
  const [initial] = useState(() => (record ? valuesOf(type, record) : emptyValues(type)))
  const [schema] = useState(() => formSchema(type.body, languages))
  return useContentForm<Values>({
    initial,
    version: record?.version,
    schema,
    languages,
    draft: { key: `${type.type}:${record?.id ?? `new:${mallId}`}:${userId}` },
    ...(readOnlyReason ? { readOnlyReason } : {}),
    async onSubmit({ id, ...body }, version) {
      try {
        const saved = await save({ id, body, version })
        toastDone(version === undefined ? 'created' : 'updated', textIn(saved.name, language, languages))
        return { saved: valuesOf(type, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(type, error)
      }
    },
  })
}

/** Why this form only shows: no right to write, or no language to write in. */
function useReadOnlyReason(languages: readonly LanguageCode[]): string | undefined {
  const { area } = useKind()
  const t = useKindTexts()
  const c = useTexts(contentMessages)
  const { data: permissions } = usePermissions()
  if (permissions && !may(permissions, area, 'write')) return t('reader')
  if (languages.length === 0) return c('content.form.noLanguages')
  return undefined
}

function EditorHeader({ record }: { record: Stored | undefined }) {
  const { type } = useKind()
  const t = useKindTexts()
  const c = useTexts(contentMessages)
  const nameOf = useTextIn()
  const when = useWhen()
  const listed = useList(type, record !== undefined).data?.find(({ id }) => id === record?.id)
  return (
    <SideSheet.Header>
      <div className="flex flex-wrap items-center gap-2">
        <SideSheet.Title>{record ? nameOf(record.name) : t('new')}</SideSheet.Title>
        {record && <StatusBadge status={record.status} />}
        {listed && listed.contentStatus !== 'published' && <StatusBadge status={listed.contentStatus} />}
      </div>
      <p className="m-0 text-xs text-fg-muted tabular-nums">
        {record
          ? c('content.form.saved', { at: when.stamp(record.updatedAt), by: record.updatedBy.name })
          : c('content.form.notSaved')}
      </p>
    </SideSheet.Header>
  )
}
