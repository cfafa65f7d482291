import { ApiError, type LanguageCode } from '@kiosk-admin/api-client'
import { Button, ContentForm, EmptyState, ErrorState, Skeleton, UnsavedDialog } from '@kiosk-admin/ui'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Stored } from '../../data/cache/kind'
import { useItem } from '../../data/content/use-item'
import { useList } from '../../data/content/use-list'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMallLanguages } from '../../data/malls/use-mall'
import { useVisibilityChanges } from '../../data/malls/use-mall-clock'
import { failureText } from '../failures/failures'
import { authorName } from '../i18n/author-name'
import { useMessages } from '../i18n/i18n'
import { formMessages } from '../record/form-messages'
import { useConflictFormats } from '../record/use-conflict-formats'
import { navigate } from '../routing/location'
import { usePageName } from '../routing/page-name'
import { useLeaveGuard } from '../routing/use-leave-guard'
import { session, useMallId } from '../session/session'
import { KindFields, useOthersEditing, useRecordForm } from './editor/content-editor'
import { EditingLine } from './editor/editing-line'
import { useKind, useKindMessages } from './kind'
import { useListing } from './list/listing'
import { RecordBadges } from './list/record-badges'
import { useDraftState } from './use-content-state'

export type ContentPageProps = {
  /** `undefined` creates a new record. */
  id: string | undefined
  /** Link to the list. */
  back: { href: string; label: string }
  /** Address of a record after it is created. */
  pathOf: (id: string) => string
  /** Fills the window height, for editors with scrolling parts. @default false */
  fill?: boolean
  /** Actions beside Save, for a stored record. */
  actions?: (record: Stored) => ReactNode
  /** Renders the name as a field in `header` instead of a heading. @default false */
  nameInHeader?: boolean
  /** Form fields. */
  children: (page: ContentPageFields) => ReactNode
}

export type ContentPageFields = {
  form: PageForm
  languages: readonly LanguageCode[]
  /** Element for the header's fields; `null` until it is mounted. */
  header: HTMLElement | null
}

export type PageForm = ReturnType<typeof useRecordForm>

/** Edit page for records that are too large for a side sheet. Saves as the sheet does. */
export function ContentPage({ id, back, ...rest }: ContentPageProps) {
  const { type } = useKind()
  const { data: record, error, retry } = useItem(type, id)
  const { data: languages, error: noLanguages, retry: retryLanguages } = useMallLanguages()
  const mallId = useMallId()
  // the address may name a record of another mall
  const otherMall = record && record.mallId !== mallId ? new ApiError('not_found', 'In another mall') : undefined
  const problem = error ?? noLanguages ?? otherMall
  const retryAll = () => {
    retry()
    retryLanguages()
  }
  if (problem) return <PageProblem error={problem} onRetry={retryAll} back={back} />
  if (!languages || (id !== undefined && !record)) return <PageSkeleton />
  return <Editor record={record} languages={languages.map((language) => language.id)} {...rest} />
}

type EditorProps = Omit<ContentPageProps, 'id' | 'back'> & {
  record: Stored | undefined
  languages: readonly LanguageCode[]
}

function Editor({ record, languages, pathOf, fill = false, actions, nameInHeader = false, children }: EditorProps) {
  const c = useMessages(formMessages)
  const form = useRecordForm(record, languages)
  const others = useOthersEditing(record, form)
  const guard = useLeaveGuard(form.dirty)
  const [header, setHeader] = useState<HTMLElement | null>(null)
  const { id } = form.values()
  const state = useDraftState(record, form)
  const { type, source } = useKind()
  const { paged } = useListing()
  const { retry } = useList(type, record !== undefined && paged === false, source)
  useVisibilityChanges(state ? [state.visibility, state.draft] : [], retry)
  useEffect(() => {
    if (form.state === 'saved' && !record) navigate(pathOf(id), { replace: true, force: true })
  }, [form.state, record, pathOf, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a form reopens after a new sign-in
  useEffect(() => {
    if (session.takeResumed()) form.restoreDraft()
  }, [])
  return (
    <div
      className={`-mx-(--k-gutter) -mt-5 flex min-w-0 flex-col ${fill ? '-mb-22 lg:h-[calc(100dvh-var(--k-header))]' : ''}`}
    >
      <header className="sticky top-(--k-header) z-2 flex bg-surface min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line-faint px-(--k-gutter) py-2.5">
        {nameInHeader && (
          // biome-ignore lint/a11y/noStaticElementInteractions: saves by Ctrl Enter, as the form below does
          <div
            ref={setHeader}
            className="flex min-w-0 flex-wrap items-start gap-x-5 gap-y-1.5 max-sm:w-full"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
              event.preventDefault()
              void form.submit()
            }}
          />
        )}
        <PageTitle record={record} hidden={nameInHeader} />
        <EditingLine people={others} />
        <div className="ms-auto flex items-center gap-2">
          {record && actions?.(record)}
          <ContentForm.Submit form={form}>{c('form.save')}</ContentForm.Submit>
        </div>
      </header>
      <ContentForm.Root
        form={form}
        formats={useConflictFormats(form, type.resource)}
        className="min-h-0 flex-1 gap-0 [&>[data-slot=note]]:mx-(--k-gutter) [&>[data-slot=note]]:mt-3"
      >
        <KindFields id={id} languages={languages} state={state}>
          {children({ form, languages, header })}
        </KindFields>
      </ContentForm.Root>
      <UnsavedDialog
        open={guard.leaving}
        onKeepEditing={guard.stay}
        onDiscard={() => {
          form.discard()
          guard.leave()
        }}
      />
    </div>
  )
}

function PageTitle({ record, hidden }: { record: Stored | undefined; hidden: boolean }) {
  const t = useKindMessages()
  const c = useMessages(formMessages)
  const nameOf = useLocalisedText()
  const when = useDateFormat()
  usePageName(record ? nameOf(record.name) : t('new'))
  return (
    <>
      <h1 className={hidden ? 'sr-only' : 'm-0 min-w-0 truncate text-xl font-bold text-fg-strong'}>
        {record ? nameOf(record.name) : t('new')}
      </h1>
      {record && <RecordBadges record={record} />}
      <p className="m-0 text-xs text-fg-muted tabular-nums">
        {record
          ? c('form.saved', { at: when.stamp(record.updatedAt), by: authorName(record.updatedBy) })
          : c('form.notSaved')}
      </p>
    </>
  )
}

function PageSkeleton() {
  return (
    <div aria-busy className="flex max-w-xl flex-col gap-6 pt-2">
      <Skeleton style={{ width: '40%' }} />
      <Skeleton style={{ width: '90%' }} />
      <Skeleton style={{ width: '75%' }} />
    </div>
  )
}

type PageProblemProps = { error: ApiError; onRetry: () => void; back: ContentPageProps['back'] }

/** Replaces the form when the record is missing or fails to load. */
function PageProblem({ error, onRetry, back }: PageProblemProps) {
  const c = useMessages(formMessages)
  if (error.code !== 'not_found') {
    return (
      <ErrorState title={c('form.notLoaded')} onRetry={onRetry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return (
    <EmptyState
      icon={<Trash2 strokeWidth={1.5} />}
      tone="nothing-found"
      title={c('form.gone')}
      action={
        <Button asChild>
          <Link href={back.href}>{back.label}</Link>
        </Button>
      }
    >
      {c('form.goneText')}
    </EmptyState>
  )
}
