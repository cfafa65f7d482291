import { Button, Dialog, MultiSelect } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useKindMessages } from '../../shared/content/kind'
import type { Row } from '../../shared/content/list/columns'
import { toBulkChanges, useBulkDialog } from '../../shared/content/list/use-bulk'
import type { ContentListState } from '../../shared/content/list/use-content-list'
import { useMessages } from '../../shared/i18n/i18n'
import { itemMessages } from './item-messages'
import { categoryIdsOf } from './item-row'

export type BulkCategoriesDialogProps = {
  table: ContentListState['table']
  selected: readonly Row[]
  options: readonly { value: string; label: string }[]
  onClose: () => void
}

/** Sets the categories of the selected items, starting with those they share. The change can be undone. */
export function BulkCategoriesDialog({ table, selected, options, onClose }: BulkCategoriesDialogProps) {
  const t = useMessages(itemMessages)
  const kind = useKindMessages()
  const { busy, save } = useBulkDialog(table, onClose)
  const [categoryIds, setCategoryIds] = useState(() => categoriesOfAll(selected))
  const count = kind('count', { count: selected.length })

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="normal">
        <Dialog.Header>
          <Dialog.Title>{t('items.bulk.title', { what: count })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-4">
          <Dialog.Description>{t('items.bulk.text')}</Dialog.Description>
          <MultiSelect
            label={kind('fields.categoryIds')}
            required
            options={options}
            value={categoryIds}
            onValueChange={setCategoryIds}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" onClick={onClose}>
            {t('items.bulk.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={categoryIds.length === 0}
            onClick={() => save(toBulkChanges(selected, { categoryIds: [...categoryIds] }))}
          >
            {t('items.bulk.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const categoriesOfAll = ([first, ...others]: readonly Row[]): readonly string[] =>
  first ? categoryIdsOf(first).filter((id) => others.every((row) => categoryIdsOf(row).includes(id))) : []
