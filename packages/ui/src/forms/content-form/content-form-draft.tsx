import { flushSync } from 'react-dom'
import { en, type FormsLabels } from '#labels/forms'
import { stops } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { Note, type NoteProps } from '../../primitives/note/note'
import { useKioskUi } from '../../theme/context'
import { dayInZone } from '../../theme/days'
import { dateTimeFormat } from '../../theme/intl'
import { useFormContext } from './form-context'

export type FormDraftProps = Omit<NoteProps, 'tone' | 'action' | 'children'> & {
  labels?: Partial<FormsLabels> | undefined
}

/** Offers to restore an unsaved draft. */
export function FormDraft({ labels, ...rest }: FormDraftProps) {
  const t = useLabels('forms', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const { id, offeredDraft, restoreDraft, refuseDraft } = useFormContext()
  if (!offeredDraft) return null
  const savedAt = new Date(offeredDraft.savedAt)
  const sameDay = dayInZone(savedAt, timeZone) === dayInZone(now(), timeZone)
  const time = dateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(sameDay ? {} : { day: 'numeric', month: 'short' }),
  }).format(savedAt)
  function decide(decision: () => void) {
    flushSync(decision)
    // the note disappears with its button, so move the focus
    document.getElementById(id)?.querySelector<HTMLElement>(stops)?.focus()
  }
  return (
    <Note
      role="status"
      action={
        <span className="kui:flex kui:gap-2">
          <Button size="small" onClick={() => decide(restoreDraft)}>
            {t.restore}
          </Button>
          <Button size="small" variant="quiet" onClick={() => decide(refuseDraft)}>
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
