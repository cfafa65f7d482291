import { ContentForm, MultiSelect, SegmentedControl } from '@kiosk-admin/ui'
import { useStations } from '../../data/malls/use-stations'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { useMessages } from '../../shared/i18n/i18n'
import { stationChoiceMessages } from './station-choice-messages'

/** The stations of a slideshow: all, including future ones, or chosen ones. */
export function StationsField() {
  const { label } = useFieldInfo('stationIds')
  const t = useMessages(stationChoiceMessages)
  const { data } = useStations()
  const options = data?.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })) ?? []
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? '…'
  return (
    <ContentForm.Field<readonly string[] | null>
      name="stationIds"
      label={label}
      format={(ids) => (ids ? ids.map(nameOf).join(', ') : t('stationChoice.all'))}
    >
      {({ value, onValueChange, error, ref, readOnlyReason, ...field }) => (
        <div className="flex flex-col gap-3">
          <SegmentedControl
            {...field}
            ref={ref}
            fill
            readOnlyReason={readOnlyReason}
            value={value ? 'chosen' : 'all'}
            onValueChange={(next) => onValueChange(next === 'all' ? null : [])}
            options={[
              { value: 'all', label: t('stationChoice.all') },
              { value: 'chosen', label: t('stationChoice.chosen') },
            ]}
          />
          {value && (
            <MultiSelect
              label={t('stationChoice.chosen')}
              error={error && value.length === 0 ? t('stationChoice.none') : error}
              hint={t('stationChoice.hint')}
              required
              allAtOnce={false}
              options={options}
              value={value}
              onValueChange={onValueChange}
              readOnlyReason={readOnlyReason === undefined ? undefined : true}
            />
          )}
        </div>
      )}
    </ContentForm.Field>
  )
}
