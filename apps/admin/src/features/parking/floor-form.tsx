import { contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import { ContentForm, Select } from '@kiosk-admin/ui'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { ChoiceField, IndexField, LineField, StatusField, useFieldInfo } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { useMessages } from '../../shared/i18n/i18n'
import { FloorMapFields, type MapDrawing } from './floor-map-fields'
import { floorMessages } from './floor-messages'

/** Type and name of a floor. Its plan is edited on its page. */
export const Fields = () => <FloorFields first />

/** The same fields on a page, where another field has the focus. */
export function FloorFields({ first = false, drawing }: { first?: boolean; drawing?: MapDrawing }) {
  const t = useMessages(floorMessages)
  return (
    <FormLayout
      texts={
        <>
          <LineField name="name" first={first} />
          <LineField name="mapTitle" hint={t('floors.hint.mapTitle')} />
        </>
      }
      aside={
        <>
          <StatusField />
          <GarageField />
          <IndexField />
          <FloorMapFields drawing={drawing} />
          <LineField name="areaId" hint={t('floors.hint.areaId')} />
          <ObjectTypeField />
          <LineField name="floorMapName" hint={t('floors.hint.floorMapName')} />
          <PictureField name="floorMapId" />
        </>
      }
    />
  )
}

function GarageField() {
  const t = useMessages(floorMessages)
  const textIn = useLocalisedText()
  const { data } = useOptions(contentTypes.garage)
  const options = data?.map(({ id, name }) => ({ value: id, label: textIn(name) }))
  return <ChoiceField name="garageId" options={options} none={t('floors.noGarage')} />
}

const objectTypes = ['parking', 'shopping', 'other'] as const

function ObjectTypeField() {
  const { label } = useFieldInfo('objectType')
  const t = useMessages(floorMessages)
  const wordOf = (type: RecordOf<'floor'>['objectType']) => t(`floors.objectType.${type}`)
  return (
    <ContentForm.Field<RecordOf<'floor'>['objectType']> name="objectType" label={label} format={wordOf}>
      {({ value, onValueChange, ...field }) => (
        <Select
          {...field}
          value={value}
          onValueChange={onValueChange}
          options={objectTypes.map((type) => ({ value: type, label: wordOf(type) }))}
        />
      )}
    </ContentForm.Field>
  )
}
