// Loading, missing and error states in place of a record's form.

import type { ApiError } from '@kiosk-admin/api-client'
import { Dialog, EmptyState, ErrorState, SideSheet, Skeleton } from '@kiosk-admin/ui'
import { Trash2 } from 'lucide-react'
import { failureText } from '../failures/failures'
import { useMessages } from '../i18n/i18n'
import { formMessages } from './form-messages'

type RecordProblemProps = {
  /** @default 'sheet' */
  place?: 'sheet' | 'dialog'
  title: string
  /** Whether the list that should contain the record has loaded. */
  loaded: boolean
  error: ApiError | undefined
  onRetry: () => void
}

/** Replaces a record's form while it loads, and when it is missing or fails to load. */
export function RecordProblem({ place = 'sheet', title, loaded, error, onRetry }: RecordProblemProps) {
  const c = useMessages(formMessages)
  const { Header, Title, Body } = place === 'sheet' ? SideSheet : Dialog
  const gone = loaded || error?.code === 'not_found'
  return (
    <>
      <Header>
        <Title>{title}</Title>
      </Header>
      <Body aria-busy={(!gone && !error) || undefined}>
        {gone ? (
          <EmptyState icon={<Trash2 strokeWidth={1.5} />} tone="nothing-found" title={c('form.gone')}>
            {c('form.goneText')}
          </EmptyState>
        ) : error ? (
          <ErrorState title={c('form.notLoaded')} onRetry={onRetry}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <div className="flex max-w-xl flex-col gap-6 pt-2">
            <Skeleton style={{ width: '60%' }} />
            <Skeleton style={{ width: '90%' }} />
            <Skeleton style={{ width: '75%' }} />
          </div>
        )}
      </Body>
    </>
  )
}
