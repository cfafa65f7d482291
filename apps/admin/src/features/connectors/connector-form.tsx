import { connectorTraits, type RecordOf } from '@kiosk-admin/api-client'
import { ContentForm, NumberField } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { usePlans } from '../../data/malls/use-plans'
import { LineField, OneOfField, StatusField, SwitchField, useFieldInfo } from '../../shared/content/editor/fields'
import { FieldsWhenReady, FormLayout } from '../../shared/content/editor/form-layout'
import { PassageHours, type PassageHoursValue } from '../../shared/content/editor/passage-hours'
import { directions, kinds, useConnectorWords } from '../../shared/floor-plan/connector-words'
import { useMessages } from '../../shared/i18n/i18n'
import { connectorMessages } from './messages'
import { StopsField } from './stops-field'

type Connector = RecordOf<'connector'>

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
            <ContentForm.Value<Connector['kind']> name="kind">
              {(kind) => {
                const { mayBeStepFree, isWaitedFor } = connectorTraits(kind)
                return (
                  <>
                    {mayBeStepFree && <SwitchField name="stepFree" hint={t('connectors.hint.stepFree')} />}
                    <MeasureField name="width" unit="m" decimals={2} step={0.1} hint={t('connectors.hint.width')} />
                    {isWaitedFor && <MeasureField name="wait" unit="s" hint={t('connectors.hint.wait')} />}
                  </>
                )
              }}
            </ContentForm.Value>
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

function Hours() {
  const { label } = useFieldInfo('hours')
  return (
    <ContentForm.Field<PassageHoursValue> name="hours" label={label}>
      {({ required: _, lang: __, name: ___, ...field }) => <PassageHours {...field} />}
    </ContentForm.Field>
  )
}
