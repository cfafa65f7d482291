import { item } from '@kiosk-admin/api-client'
import { collator } from '@kiosk-admin/ui/headless'
import { useOptions } from '../../data/use-list'
import { useTextIn } from '../../data/use-text-in'
import { ChoiceField, DayField, LineField, StatusField } from '../../shared/content/fields'
import { FormLayout } from '../../shared/content/form-layout'
import { PictureField } from '../../shared/content/picture-field'
import { RichField } from '../../shared/content/rich-field'
import { useTexts } from '../../shared/i18n'
import { languageDisplay, useLanguage } from '../../shared/language'
import { offerMessages } from './messages'

/** Whose offer it is, when it runs, and what visitors read. */
export function Fields() {
  const t = useTexts(offerMessages)
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
          <ShopField />
          <DayField name="startDate" />
          <DayField name="endDate" hint={t('offers.hint.endDate')} />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}

function ShopField() {
  const t = useTexts(offerMessages)
  const language = useLanguage()
  const textIn = useTextIn()
  const { data } = useOptions(item)
  const order = collator(languageDisplay[language].locale)
  const options = data
    ?.map(({ id, name }) => ({ value: id, label: textIn(name) }))
    .sort((a, b) => order.compare(a.label, b.label))
  return <ChoiceField name="shopId" options={options} none={t('offers.fields.noShop')} />
}
