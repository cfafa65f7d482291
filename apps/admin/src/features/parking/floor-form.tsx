import { contentTypes } from '@kiosk-admin/api-client'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { ChoiceField, IndexField, LineField, OneOfField, StatusField } from '../../shared/content/editor/fields'
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
          <OneOfField name="objectType" />
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
