import type { RecordOf } from '@kiosk-admin/api-client'
import { ContentForm, NumberField, Switch } from '@kiosk-admin/ui'
import { noHours } from '@kiosk-admin/ui/headless'
import type { ReactNode } from 'react'
import { usePlans } from '../../data/malls/use-plans'
import { LineField, OneOfField, StatusField, SwitchField, useFieldInfo } from '../../shared/content/editor/fields'
import { FieldsWhenReady, FormLayout } from '../../shared/content/editor/form-layout'
import { HoursEditor } from '../../shared/content/editor/hours-field'
import { directions, kinds, useConnectorWords } from '../../shared/floor-plan/connector-words'
import { useMessages } from '../../shared/i18n/i18n'
import { connectorMessages } from './messages'
import { StopsField } from './stops-field'

/** What it is, and the floors that it joins. */
export function Fields() {
  const t = useMessages(connectorMessages)
  const { kindOf, directionOf } = useConnectorWords()
  const plans = usePlans()
  return (
    <FieldsWhenReady ready={!plans.loading}>
      <FormLayout
        texts={
          <>
            <LineField name="name" first />
            <StopsField />
            <Hours />
          </>
        }
        aside={
          <>
            <StatusField />
            <OneOfField name="kind" options={kinds.map((value) => ({ value, label: kindOf(value) }))} />
            <OneOfField name="direction" options={directions.map((value) => ({ value, label: directionOf(value) }))} />
            <SwitchField name="stepFree" hint={t('connectors.hint.stepFree')} />
            <MeasureField name="width" unit="m" decimals={2} step={0.1} hint={t('connectors.hint.width')} />
            <MeasureField name="wait" unit="s" hint={t('connectors.hint.wait')} />
          </>
        }
      />
    </FieldsWhenReady>
  )
}

type MeasureProps = { name: string; unit: string; decimals?: number; step?: number; hint: ReactNode }

/** An optional number with its unit. */
function MeasureField({ name, unit, decimals = 0, step = 1, hint }: MeasureProps) {
  const { label } = useFieldInfo(name)
  return (
    <ContentForm.Field<number | null> name={name} label={label}>
      {({ lang: _, ...field }) => (
        <NumberField {...field} unit={unit} decimals={decimals} step={step} min={0} hint={hint} />
      )}
    </ContentForm.Field>
  )
}

/** Always open, or the hours of each day of the week. */
function Hours() {
  const t = useMessages(connectorMessages)
  const { label } = useFieldInfo('hours')
  return (
    <ContentForm.Field<RecordOf<'connector'>['hours']> name="hours" label={label}>
      {({ value, onValueChange, required: _, lang: __, name: ___, id, ref, ...field }) => (
        <div className="flex flex-col gap-3">
          {value && (
            <HoursEditor
              {...field}
              id={id}
              ref={ref}
              show="week"
              value={{ week: value.week, exceptions: [] }}
              onValueChange={({ week }) => onValueChange({ ...value, week })}
            />
          )}
          <Switch
            label={t('connectors.always')}
            hint={t('connectors.alwaysHint')}
            readOnlyReason={field.readOnlyReason}
            value={!value}
            onValueChange={(always) => onValueChange(always ? null : noHours())}
          />
        </div>
      )}
    </ContentForm.Field>
  )
}
