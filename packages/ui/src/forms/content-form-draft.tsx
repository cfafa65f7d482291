import { useKioskUi } from '../internal/context'
import { useLabels } from '../internal/use-labels'
import { Button } from '../primitives/button'
import { Note, type NoteProps } from '../primitives/note'
import { useFormContext } from './form-context'
import { en, type FormsLabels } from './labels'

export type FormDraftProps = Omit<NoteProps, 'tone' | 'action' | 'children'> & {
  labels?: Partial<FormsLabels> | undefined
}

/** Offers the words of an earlier visit that were never saved. */
export function FormDraft({ labels, ...rest }: FormDraftProps) {
  const t = useLabels('forms', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const { offeredDraft, restoreDraft, refuseDraft } = useFormContext()
  if (!offeredDraft) return null
  const savedAt = new Date(offeredDraft.savedAt)
  const day = (date: Date) => date.toLocaleDateString(locale, { timeZone })
  const sameDay = day(savedAt) === day(now())
  const time = savedAt.toLocaleString(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(sameDay ? {} : { day: 'numeric', month: 'short' }),
  })
  return (
    <Note
      role="status"
      action={
        <span className="kui:flex kui:gap-2">
          <Button size="small" onClick={restoreDraft}>
            {t.restore}
          </Button>
          <Button size="small" variant="quiet" onClick={refuseDraft}>
            {t.discard}
          </Button>
        </span>
      }
      {...rest}
      data-slot="form-draft"
    >
      {t.draft(time)}
    </Note>
  )
}
