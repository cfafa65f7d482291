import { type LanguageCode, type RecordOf, singleRecords } from '@kiosk-admin/api-client'
import { Button, ContentForm, PageHeader, StatusBadge, UnsavedDialog } from '@kiosk-admin/ui'
import { Eye, Printer } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useEditing } from '../../data/live/use-editing'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useChanges } from '../../data/publication/use-publication'
import { EditingLine } from '../../shared/content/editor/editing-line'
import { FormRecordContext } from '../../shared/content/editor/form-record'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { previewMessages } from '../../shared/preview/messages'
import { rememberRecord } from '../../shared/recent-records'
import { formMessages } from '../../shared/record/form-messages'
import { useConflictFormats } from '../../shared/record/use-conflict-formats'
import { useLeaveGuard } from '../../shared/routing/use-leave-guard'
import { session } from '../../shared/session/session'
import { InfoPageFields } from './info-page-fields'
import { infoPageMessages } from './messages'
import { useInfoPageForm } from './use-info-page-form'

const RecordPreview = lazy(async () => ({
  default: (await loadCode(() => import('../../shared/preview/record-preview'))).RecordPreview,
}))

export type InfoPageFormProps = {
  page: RecordOf<'infoPage'>
  /** The mall's languages, the required one first. */
  languages: readonly LanguageCode[]
}

/** The form of the singleton record: keeps a draft, and merges others' changes or asks about conflicts. */
export function InfoPageForm({ page, languages }: InfoPageFormProps) {
  const t = useMessages(infoPageMessages)
  const c = useMessages(formMessages)
  const p = useMessages(previewMessages)
  const when = useDateFormat()
  const [previewing, setPreviewing] = useState(false)
  const form = useInfoPageForm(page, languages)
  const others = useEditing({ resource: 'InfoPage', id: page.id }, { writes: !form.readOnlyReason })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, not per version
  useEffect(() => {
    if (page.version > 0) rememberRecord({ resource: 'InfoPage', id: page.id, name: page.title })
  }, [page.id])
  const guard = useLeaveGuard(form.dirty)
  const pending = useChanges().data?.changes.some(({ resource }) => resource === 'InfoPage')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a form reopens after a new sign-in
  useEffect(() => {
    if (session.takeResumed()) form.restoreDraft()
  }, [])
  const labelOf = (field: string) => t(`infoPage.fields.${field as (typeof singleRecords.infoPage.fieldNames)[number]}`)
  return (
    <>
      <PageHeader
        title={t('infoPage.title')}
        sub={
          <span className="flex flex-wrap items-center gap-2">
            {pending && <StatusBadge status="changed" />}
            {page.version === 0
              ? c('form.notSaved')
              : c('form.saved', { at: when.stamp(page.updatedAt), by: authorName(page.updatedBy) })}
          </span>
        }
      >
        <Button
          icon={<Eye size={16} strokeWidth={1.5} aria-hidden />}
          aria-pressed={previewing}
          className="aria-pressed:bg-pressed"
          onClick={() => setPreviewing(!previewing)}
        >
          {p('recordPreview.name')}
        </Button>
        <Button icon={<Printer size={16} strokeWidth={1.5} aria-hidden />} onClick={() => print()}>
          {t('infoPage.print')}
        </Button>
        <ContentForm.Submit form={form}>{c('form.save')}</ContentForm.Submit>
      </PageHeader>
      <EditingLine people={others} />
      <div data-previewing={previewing || undefined} className="group/page flex items-start gap-8">
        <ContentForm.Root
          form={form}
          formats={useConflictFormats(form)}
          className="min-w-0 flex-1 max-md:group-data-previewing/page:hidden"
        >
          <FormRecordContext value={{ id: page.id, type: singleRecords.infoPage, languages, labelOf }}>
            <InfoPageFields />
          </FormRecordContext>
        </ContentForm.Root>
        {previewing && (
          <div className="sticky top-18 h-[calc(100dvh-11rem)] min-h-96 w-88 shrink-0 max-md:static max-md:w-full">
            <Suspense>
              <RecordPreview
                type={singleRecords.infoPage}
                id={page.id}
                language={form.language}
                name={t('infoPage.title')}
                values={form.values}
                subscribe={form.subscribe}
                hint={pending || form.dirty ? 'changed' : 'published'}
              />
            </Suspense>
          </div>
        )}
      </div>
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
