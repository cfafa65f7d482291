import { IndexField, LineField, StatusField } from '../../shared/content/fields'
import { FormLayout } from '../../shared/content/form-layout'
import { PictureField } from '../../shared/content/picture-field'
import { useTexts } from '../../shared/i18n'
import { serviceMessages } from './messages'

/** What it is called, and where visitors find it. */
export function Fields() {
  const t = useTexts(serviceMessages)
  return (
    <FormLayout
      texts={<LineField name="name" first />}
      aside={
        <>
          <StatusField />
          <IndexField />
          <LineField name="areaId" hint={t('services.hint.areaId')} />
          <PictureField name="iconId" />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}
