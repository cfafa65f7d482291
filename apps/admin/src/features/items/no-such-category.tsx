import { Button, EmptyState } from '@kiosk-admin/ui'
import { FolderX } from 'lucide-react'
import { Link } from 'wouter'
import { useMessages } from '../../shared/i18n/i18n'
import { itemMessages } from './item-messages'

/** The address of a deleted category. */
export function NoSuchCategory({ back }: { back: string }) {
  const t = useMessages(itemMessages)
  return (
    <EmptyState
      icon={<FolderX strokeWidth={1.5} />}
      tone="nothing-found"
      title={t('items.noSuchCategory')}
      action={
        <Button asChild>
          <Link href={back}>{t('items.allCategories')}</Link>
        </Button>
      }
    >
      {t('items.noSuchCategoryText')}
    </EmptyState>
  )
}
