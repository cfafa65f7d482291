import { ApiError } from '@kiosk-admin/api-client'
import { SideSheet } from '@kiosk-admin/ui'
import { Suspense } from 'react'
import { useItem } from '../../../data/content/use-item'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { leaveDialog, useDialog } from '../../routing/dialog'
import { useMallId } from '../../session/session'
import { useKind } from '../kind'
import { ContentEditor } from './content-editor'
import { SheetProblem, SheetSkeleton } from './sheet-states'

/** Side sheet with the form of a record. The address opens it. */
export function ContentSheet() {
  const { dialog } = useKind()
  const { open, id } = useDialog(dialog)
  return (
    <SideSheet.Root open={open} onOpenChange={leaveDialog}>
      <SideSheet.Content
        aria-describedby={undefined}
        // focus the first field instead of the close button
        onOpenAutoFocus={(event) => {
          const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('form input:not([readonly])')
          if (!field) return
          event.preventDefault()
          field.focus()
        }}
      >
        <Suspense fallback={<SheetSkeleton isNew={id === undefined} />}>
          <Sheet key={id ?? 'new'} id={id} />
        </Suspense>
      </SideSheet.Content>
    </SideSheet.Root>
  )
}

function Sheet({ id }: { id: string | undefined }) {
  const { type, Fields } = useKind()
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
  if (problem) return <SheetProblem isNew={id === undefined} error={problem} onRetry={retryAll} />
  if (!languages || (id !== undefined && !record)) return <SheetSkeleton isNew={id === undefined} />
  return (
    <ContentEditor record={record} languages={languages.map((language) => language.id)}>
      <Fields />
    </ContentEditor>
  )
}
