import { may } from '@kiosk-admin/api-client'
import { Button } from '@kiosk-admin/ui'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePermissions } from '../../../data/malls/use-mall'
import { useFormRecord } from '../../../shared/content/editor/form-record'
import { useKind } from '../../../shared/content/kind'
import { contentMessages } from '../../../shared/content/messages'
import { useListed } from '../../../shared/content/use-listed'
import { useMessages } from '../../../shared/i18n/i18n'
import { loadCode } from '../../../shared/i18n/load-code'
import { closeDialog } from '../../../shared/routing/dialog'

const RemovalDialog = lazy(async () => ({ default: (await loadCode(() => import('./removal-dialog'))).RemovalDialog }))

/** Delete button of a shop's or company's form; opens the same dialog as the list. Renders nothing for a new record. */
export function RemoveItem() {
  const { area } = useKind()
  const c = useMessages(contentMessages)
  const { id } = useFormRecord()
  const { data: permissions } = usePermissions()
  const [asking, setAsking] = useState(false)
  const record = useListed(id)
  if (!record || !permissions || !may(permissions, area, 'write')) return null
  return (
    <div className="border-t border-line-faint pt-4.5">
      <Button icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {c('content.actions.delete')}
      </Button>
      {asking && (
        <Suspense>
          <RemovalDialog
            record={record}
            onClose={() => setAsking(false)}
            // unsaved changes are discarded with the record
            onDeleted={() => closeDialog({ force: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
