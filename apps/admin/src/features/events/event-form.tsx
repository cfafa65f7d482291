import { ClockField, LineField, PeriodFields, StatusField } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { RichField } from '../../shared/content/editor/rich-field'
import { useMessages } from '../../shared/i18n/i18n'
import { eventMessages } from './messages'

/** Dates and texts of an event. */
export function Fields() {
  const t = useMessages(eventMessages)
  return (
    <FormLayout
      texts={
        <>
          <LineField name="name" first />
          <RichField name="description" />
        </>
      }
      aside={
        <>
          <StatusField />
          <PeriodFields endHint={t('events.hint.endDate')} />
          <ClockField name="time" hint={t('events.hint.time')} />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}
