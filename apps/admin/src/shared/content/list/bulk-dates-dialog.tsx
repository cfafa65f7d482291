import { Button, DatePicker, Dialog, Note } from '@kiosk-admin/ui'
import { useRef, useState } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMessages } from '../../i18n/i18n'
import { toastWarning } from '../../toasts/toasts'
import { useKindMessages } from '../kind'
import { bulkMessages } from './bulk-messages'
import type { Row } from './columns'
import { type Dates, datesToSet, splitByFit } from './new-dates'
import { toBulkChanges, useBulkDialog } from './use-bulk'
import type { ContentListState } from './use-content-list'

type BulkDatesDialogProps = {
  table: ContentListState['table']
  selected: readonly Row[]
  onClose: () => void
}

/**
 * Sets the start date, the end date or both for the selected records. Lists and skips those that would end before they
 * start; they stay selected.
 */
export function BulkDatesDialog({ table, selected, onClose }: BulkDatesDialogProps) {
  const t = useMessages(bulkMessages)
  const kind = useKindMessages()
  const textIn = useLocalisedText()
  const { busy, save: change } = useBulkDialog(table, onClose)
  const [dates, setDates] = useState<Dates>({ startDate: '', endDate: '' })
  const { startDate, endDate } = dates
  const hasDate = startDate !== '' || endDate !== ''
  const reversed = startDate !== '' && endDate !== '' && endDate < startDate
  // rendered only for content types with both dates
  const { fit, misfit } = splitByFit(selected as readonly (Row & Dates)[], dates)
  const misfitNames = misfit.map(({ name }) => textIn(name)).join(', ')
  const key = `${startDate} ${endDate}`
  const pressed = useRef<string>(undefined)
  const partial = hasDate && misfit.length > 0 && fit.length > 0

  function save() {
    if (!hasDate) return onClose()
    // pressing the button blurs the date field, which may change the result; announce it then
    const changed = pressed.current !== undefined && pressed.current !== key
    pressed.current = undefined
    if (fit.length === 0 || (partial && changed)) return
    change(toBulkChanges(fit, datesToSet(dates)), () => {
      if (misfit.length > 0) toastWarning(t('bulk.misfitsStay', { names: misfitNames }))
    })
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="normal">
        <Dialog.Header>
          <Dialog.Title>{t('bulk.title', { what: kind('count', { count: selected.length }) })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-4">
          <Dialog.Description>{t('bulk.text')}</Dialog.Description>
          <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            <DatePicker
              label={t('bulk.startDate')}
              value={startDate}
              onValueChange={(day) => setDates({ ...dates, startDate: day })}
            />
            <DatePicker
              label={t('bulk.endDate')}
              value={endDate}
              error={reversed ? t('bulk.turned') : undefined}
              onValueChange={(day) => setDates({ ...dates, endDate: day })}
            />
          </div>
          {partial && (
            <Note tone="warning" role="status">
              {t('bulk.misfits', { names: misfitNames })}
            </Note>
          )}
          {hasDate && !reversed && fit.length === 0 && (
            <Note tone="warning" role="status">
              {t('bulk.noneFits')}
            </Note>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" onClick={onClose}>
            {t('bulk.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onPointerDown={() => {
              pressed.current = key
            }}
            onClick={() => save()}
          >
            {partial ? t('bulk.saveSome', { count: fit.length, all: selected.length }) : t('bulk.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
