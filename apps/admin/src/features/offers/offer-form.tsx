import { contentTypes } from '@kiosk-admin/api-client'
import { Combobox, ContentForm } from '@kiosk-admin/ui'
import { collator } from '@kiosk-admin/ui/headless'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { LineField, PeriodFields, StatusField, useFieldInfo } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { RichField } from '../../shared/content/editor/rich-field'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { offerMessages } from './messages'

/** Shop, dates and texts of an offer. */
export function Fields() {
  const t = useMessages(offerMessages)
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
          <PeriodFields endHint={t('offers.hint.endDate')} />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}

/** Picks a shop, restaurant or service company by name; empty means the whole mall. */
function ShopField() {
  const t = useMessages(offerMessages)
  const { label } = useFieldInfo('shopId')
  const language = useLanguage()
  const textIn = useLocalisedText()
  const { data } = useOptions(contentTypes.item)
  const order = collator(languageDisplay[language].locale)
  const options = data
    ?.map(({ id, name, thumbnailUrl }) => ({
      value: id,
      label: textIn(name),
      ...(thumbnailUrl ? { image: thumbnailUrl } : {}),
    }))
    .sort((a, b) => order.compare(a.label, b.label))
  return (
    <ContentForm.Field<string | null>
      name="shopId"
      label={label}
      format={(id) => options?.find(({ value }) => value === id)?.label ?? t('offers.fields.noShop')}
    >
      {({ value, onValueChange, ...field }) => (
        <Combobox
          {...field}
          // while options load, the value has no name; its id would mean nothing to users
          options={options ?? (value ? [{ value, label: '…' }] : [])}
          placeholder={t('offers.fields.noShop')}
          value={value ?? ''}
          onValueChange={(id) => onValueChange(id || null)}
        />
      )}
    </ContentForm.Field>
  )
}
