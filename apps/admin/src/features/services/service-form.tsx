import { usePlans } from '../../data/malls/use-plans'
import { IndexField, LineField, StatusField } from '../../shared/content/editor/fields'
import { FieldsWhenReady, FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { AreaField } from '../../shared/floor-plan/area-field'
import { useMessages } from '../../shared/i18n/i18n'
import { serviceMessages } from './messages'

/** Name, picture, location and position of a service. */
export function Fields() {
  const t = useMessages(serviceMessages)
  const plans = usePlans()
  return (
    <FieldsWhenReady ready={!plans.loading}>
      <FormLayout
        texts={<LineField name="name" first />}
        aside={
          <>
            <StatusField />
            <IndexField />
            <AreaField hint={t('services.hint.areaId')} />
            <PictureField name="iconId" />
            <PictureField name="imageId" fit="cover" />
          </>
        }
      />
    </FieldsWhenReady>
  )
}
