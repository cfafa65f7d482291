import { connectorTraits, type RecordOf } from '@kiosk-admin/api-client'
import { ContentForm } from '@kiosk-admin/ui'
import { usePlans } from '../../data/malls/use-plans'
import {
  LineField,
  OneOfField,
  QuantityField,
  StatusField,
  SwitchField,
  useFieldInfo,
} from '../../shared/content/editor/fields'
import { FieldsWhenReady, FormLayout } from '../../shared/content/editor/form-layout'
import { PassageHours, type PassageHoursValue } from '../../shared/content/editor/passage-hours'
import { useMessages } from '../../shared/i18n/i18n'
import { connectorMessages } from './messages'
import { StopsField } from './stops-field'

type Connector = RecordOf<'connector'>

/** What it is, and the floors that it joins. */
export function Fields() {
  const t = useMessages(connectorMessages)
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
            <OneOfField name="kind" />
            <OneOfField name="direction" />
            <ContentForm.Value<Connector['kind']> name="kind">
              {(kind) => {
                const { mayBeStepFree, isWaitedFor } = connectorTraits(kind)
                return (
                  <>
                    {mayBeStepFree && <SwitchField name="stepFree" hint={t('connectors.hint.stepFree')} />}
                    <QuantityField name="width" decimals={2} step={0.1} hint={t('connectors.hint.width')} />
                    {isWaitedFor && <QuantityField name="wait" hint={t('connectors.hint.wait')} />}
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

function Hours() {
  const { label } = useFieldInfo('hours')
  return (
    <ContentForm.Field<PassageHoursValue> name="hours" label={label}>
      {({ required: _, lang: __, name: ___, ...field }) => <PassageHours {...field} />}
    </ContentForm.Field>
  )
}
