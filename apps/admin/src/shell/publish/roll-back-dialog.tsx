import { Button, ChangeList, ConfirmDialog, Note, Skeleton } from '@kiosk-admin/ui'
import { useState } from 'react'
import { countAll } from '../../data/publication/use-pending'
import { usePublish, useRollbackChanges } from '../../data/publication/use-publication'
import { useHiddenText } from '../../shared/changes/changes'
import { useChangeDetails } from '../../shared/changes/use-change-details'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { toastSuccess } from '../../shared/toasts/toasts'
import { rollBackMessages } from './roll-back-messages'

export type RollBackDialogProps = {
  /** The publication to roll back to. */
  earlier: { id: string; number: number }
  onClose: () => void
  /** Called with the number of the new publication. */
  onDone: (number: number) => void
}

/** Confirms rolling back, and lists the changes that it brings to the kiosks. */
export function RollBackDialog({ earlier, onClose, onDone }: RollBackDialogProps) {
  const t = useMessages(rollBackMessages)
  const { rollBack } = usePublish()
  const [busy, setBusy] = useState(false)
  const { id, number } = earlier

  async function confirm() {
    setBusy(true)
    try {
      const publication = await rollBack(id)
      toastSuccess(t('rollBack.done', { now: publication.number, earlier: number }))
      onDone(publication.number)
    } catch (failure) {
      toastFailure(failure)
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      kind="proceed"
      action={t('rollBack.action', { number })}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
      details={<WillChange id={id} />}
    >
      {t('rollBack.text', { number })}
    </ConfirmDialog>
  )
}

function WillChange({ id }: { id: string }) {
  const t = useMessages(rollBackMessages)
  const details = useChangeDetails()
  const hidden = useHiddenText()
  const { data, error, retry } = useRollbackChanges(id)
  if (error) {
    return (
      <Note
        tone="error"
        className="mt-3"
        action={
          <Button size="small" onClick={retry}>
            {t('rollBack.retry')}
          </Button>
        }
      >
        {failureText(error)}
      </Note>
    )
  }
  if (!data) return <Skeleton className="mt-3" style={{ width: '70%' }} />
  const count = countAll(data)
  return (
    <section aria-label={t('rollBack.willChange', { count })} className="mt-3">
      <h3 className="m-0 mb-1 text-sm font-bold text-fg-strong">{t('rollBack.willChange', { count })}</h3>
      <ChangeList
        changes={data.changes.map((change) => details(change, data.names))}
        hiddenChanges={data.hidden.map(hidden)}
      />
    </section>
  )
}
