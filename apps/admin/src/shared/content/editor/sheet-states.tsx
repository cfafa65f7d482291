// Loading and error states of the side sheet with a record's form.

import type { ApiError } from '@kiosk-admin/api-client'
import { EmptyState, ErrorState, SideSheet } from '@kiosk-admin/ui'
import { Trash2 } from 'lucide-react'
import { failureText } from '../../failures/failures'
import { useMessages } from '../../i18n/i18n'
import { formMessages } from '../../record/form-messages'
import { useKindMessages } from '../kind'
import { FieldsSkeleton } from './form-layout'

type SheetProps = {
  /** Whether the sheet creates a record. */
  isNew: boolean
}

/** Loading state of the form. */
export function SheetSkeleton({ isNew }: SheetProps) {
  const t = useKindMessages()
  return (
    <>
      <SideSheet.Header>
        <SideSheet.Title>{isNew ? t('new') : t('edit')}</SideSheet.Title>
      </SideSheet.Header>
      <SideSheet.Body>
        <FieldsSkeleton />
      </SideSheet.Body>
    </>
  )
}

/** Replaces the form when the record is missing or fails to load. */
export function SheetProblem({ isNew, error, onRetry }: SheetProps & { error: ApiError; onRetry: () => void }) {
  const t = useKindMessages()
  const c = useMessages(formMessages)
  return (
    <>
      <SideSheet.Header>
        <SideSheet.Title>{isNew ? t('new') : t('edit')}</SideSheet.Title>
      </SideSheet.Header>
      <SideSheet.Body>
        {error.code === 'not_found' ? (
          <EmptyState icon={<Trash2 strokeWidth={1.5} />} tone="nothing-found" title={c('form.gone')}>
            {c('form.goneText')}
          </EmptyState>
        ) : (
          <ErrorState title={c('form.notLoaded')} onRetry={onRetry}>
            {failureText(error)}
          </ErrorState>
        )}
      </SideSheet.Body>
    </>
  )
}
