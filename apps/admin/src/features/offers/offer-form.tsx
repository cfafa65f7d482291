import { item } from '@kiosk-admin/api-client'
import { useOptions } from '../../data/use-list'
import { useTextIn } from '../../data/use-text-in'
import { ChoiceField, DayField, LineField, StatusField } from '../../shared/content/fields'
import { FormLayout } from '../../shared/content/form-layout'
import { useTexts } from '../../shared/i18n'
import { languageDisplay, useLanguage } from '../../shared/language'
import { offerMessages } from './messages'

/** Whose offer it is, when it runs, and what visitors read. */
export function Fields() {
  const t = useTexts(offerMessages)
  return (
    <FormLayout
      texts={<LineField name="name" first />}
      aside={
        <>
          <StatusField />
          <ShopField />
          <DayField name="startDate" />
          <DayField name="endDate" hint={t('offers.hint.endDate')} />
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
  const options = data
    ?.map(({ id, name }) => ({ value: id, label: textIn(name) }))
    .sort((a, b) => a.label.localeCompare(b.label, languageDisplay[language].locale))
  return <ChoiceField name="shopId" options={options} none={t('offers.fields.noShop')} />
}
