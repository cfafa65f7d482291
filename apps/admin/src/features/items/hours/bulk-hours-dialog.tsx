import type { LanguageCode } from '@kiosk-admin/api-client'
import { Button, Dialog, Note, RadioGroup } from '@kiosk-admin/ui'
import { collator, hoursProblems, noHours, type OpeningHours } from '@kiosk-admin/ui/headless'
import { OpeningHoursEditor } from '@kiosk-admin/ui/hours'
import { useDeferredValue, useMemo, useState } from 'react'
import { useInfoPage } from '../../../data/content/use-info-page'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { useHoursFormat } from '../../../shared/changes/use-hours-format'
import { useKindMessages } from '../../../shared/content/kind'
import type { Row } from '../../../shared/content/list/columns'
import { useBulkDialog } from '../../../shared/content/list/use-bulk'
import type { ContentListState } from '../../../shared/content/list/use-content-list'
import { useMessages } from '../../../shared/i18n/i18n'
import { kitLanguages } from '../../../shared/i18n/kit-languages'
import { languageDisplay, useLanguage } from '../../../shared/i18n/language'
import { itemOf } from '../item-row'
import { type HoursEdit, previewHours } from './bulk-hours'
import { BulkHoursList } from './bulk-hours-list'
import { hoursMessages } from './hours-messages'

const choices = ['special', 'week', 'asMall', 'follow', 'ignore'] as const
type Choice = (typeof choices)[number]

type BulkHoursDialogProps = {
  table: ContentListState['table']
  selected: readonly Row[]
  onClose: () => void
}

/** Edits the opening hours of many items, with a preview of each. Items can be excluded. */
export function BulkHoursDialog({ table, selected, onClose }: BulkHoursDialogProps) {
  const t = useMessages(hoursMessages)
  const kind = useKindMessages()
  const { data: page } = useInfoPage()
  const mall = page?.openingHours
  const languages = (useMallLanguages().data ?? []).map(({ id }) => id as LanguageCode)
  const format = useHoursFormat()
  const words = { ownDays: t('bulkHours.ownDays'), mallDays: t('bulkHours.mallDays') }
  const today = useDateFormat().today()
  const textIn = useLocalisedText()
  const { busy, save } = useBulkDialog(table, onClose)
  const [choice, setChoice] = useState<Choice>('special')
  const [special, setSpecial] = useState(newSpecialDay)
  const [week, setWeek] = useState<OpeningHours>()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const first = selected[0] && itemOf(selected[0]).openingHours
  const editedWeek = week ?? { ...noHours(), week: (first ?? mall ?? noHours()).week }
  const edit = useDeferredValue(
    useMemo((): HoursEdit => editOf(choice, special, editedWeek.week), [choice, special, editedWeek.week]),
  )

  const byName = collator(languageDisplay[useLanguage()].locale)
  const sorted = [...selected].sort((a, b) => byName.compare(textIn(a.name), textIn(b.name)))
  const lines = sorted.map((row) => ({
    row,
    ...previewHours(itemOf(row).openingHours, edit, { mall, today, format, words }),
  }))
  const edited = choice === 'special' ? special : choice === 'week' ? editedWeek : undefined
  const wrong =
    (edited !== undefined && hoursProblems(edited, languages[0]).length > 0) ||
    (choice === 'special' && special.exceptions.length === 0)
  const changes = lines.filter(({ row, state }) => state === 'changed' && !excluded.has(row.id))
  const asMall = changes.filter(({ row }) => itemOf(row).openingHours === null).length
  const named = kitLanguages(languages)

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="large">
        <Dialog.Header>
          <Dialog.Title>{t('bulkHours.title', { what: kind('count', { count: selected.length }) })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="grid grid-cols-[26rem_minmax(0,1fr)] gap-x-10 gap-y-6 max-lg:grid-cols-1">
          <div className="flex flex-col gap-5">
            <RadioGroup
              label={t('bulkHours.kind')}
              options={choices.map((value) => ({
                value,
                label: t(`bulkHours.kinds.${value}`),
                hint: t(`bulkHours.kinds.${value}Hint`),
              }))}
              value={choice}
              onValueChange={setChoice}
            />
            {choice === 'special' && (
              <OpeningHoursEditor
                label={t('bulkHours.action')}
                show="special"
                defaultOpenDay={0}
                languages={named}
                value={special}
                onValueChange={setSpecial}
              />
            )}
            {choice === 'week' && (
              <OpeningHoursEditor
                label={t('bulkHours.action')}
                show="week"
                languages={named}
                value={editedWeek}
                onValueChange={setWeek}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {asMall > 0 && (choice === 'special' || choice === 'week') && (
              <Note tone="info" role="status">
                {t(choice === 'week' ? 'bulkHours.becomesOwnWeek' : 'bulkHours.becomesOwn', { count: asMall })}
              </Note>
            )}
            <BulkHoursList lines={lines} excluded={excluded} onExcludedChange={setExcluded} />
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" onClick={onClose}>
            {t('bulkHours.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={wrong || changes.length === 0}
            onClick={() => save(changes.map(({ row, next }) => ({ row, set: { openingHours: next } })))}
          >
            {changes.length > 0 && !wrong
              ? t('bulkHours.save', { what: kind('count', { count: changes.length }) })
              : t('bulkHours.nothing')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const newSpecialDay = (): OpeningHours => ({
  ...noHours(),
  exceptions: [{ from: '', to: '', name: {}, slots: [] }],
})

function editOf(choice: Choice, { exceptions }: OpeningHours, week: OpeningHours['week']): HoursEdit {
  switch (choice) {
    case 'special':
      return {
        kind: 'special',
        exceptions: exceptions.filter(({ from, to }) => isDay(from) && isDay(to) && from <= to),
      }
    case 'week':
      return { kind: 'week', week }
    case 'asMall':
      return { kind: 'asMall' }
    default:
      return { kind: 'mallExceptions', follow: choice === 'follow' }
  }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
