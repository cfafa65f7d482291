import { Button, DatePicker, Dialog, Note } from '@kiosk-admin/ui'
import { useRef, useState } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useTexts } from '../../i18n/i18n'
import { useKindTexts } from '../kind'
import { bulkMessages } from './bulk-messages'
import type { Row } from './columns'
import { type Dates, datesToSet, fitting } from './new-dates'
import { sameForAll, useBulkDialog } from './use-bulk'

type BulkDatesDialogProps = { selected: readonly Row[]; onClose: () => void }

/** A first day, a last one, or both for many. Those that would end before they begin are named, and left as they are. */
export function BulkDatesDialog({ selected, onClose }: BulkDatesDialogProps) {
  const t = useTexts(bulkMessages)
  const kind = useKindTexts()
  const textIn = useLocalisedText()
  const { busy, save: change } = useBulkDialog(onClose)
  const [wanted, setWanted] = useState<Dates>({ startDate: '', endDate: '' })
  const { startDate, endDate } = wanted
  const said = startDate !== '' || endDate !== ''
  const turned = startDate !== '' && endDate !== '' && endDate < startDate
  // this dialog stands only over kinds that have both days
  const { fit, misfit } = fitting(selected as readonly (Row & Dates)[], wanted)
  const key = `${startDate} ${endDate}`
  const pressed = useRef<string>(undefined)
  const some = said && misfit.length > 0 && fit.length > 0

  function save() {
    if (!said) return onClose()
    // a day that is typed holds when its field is left, which the press on the button does: what it says now is new
    const changed = pressed.current !== undefined && pressed.current !== key
    pressed.current = undefined
    if (fit.length === 0 || (some && changed)) return
    change(sameForAll(fit, datesToSet(wanted)))
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="form">
        <Dialog.Header>
          <Dialog.Title>{t('bulk.title', { what: kind('count', { count: selected.length }) })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-4">
          <Dialog.Description>{t('bulk.text')}</Dialog.Description>
          <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            <DatePicker
              label={t('bulk.startDate')}
              value={startDate}
              onValueChange={(day) => setWanted({ ...wanted, startDate: day })}
            />
            <DatePicker
              label={t('bulk.endDate')}
              value={endDate}
              error={turned ? t('bulk.turned') : undefined}
              onValueChange={(day) => setWanted({ ...wanted, endDate: day })}
            />
          </div>
          {some && (
            <Note tone="warning" role="status">
              {t('bulk.misfits', { names: misfit.map(({ name }) => textIn(name)).join(', ') })}
            </Note>
          )}
          {said && !turned && fit.length === 0 && (
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
            {some ? t('bulk.saveSome', { count: fit.length, all: selected.length }) : t('bulk.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
