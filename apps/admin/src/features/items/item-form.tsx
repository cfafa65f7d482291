import { ChipsField, ContentForm, UrlField } from '@kiosk-admin/ui'
import { lazy } from 'react'
import { useGround } from '../../data/malls/use-floor-plans'
import { usePlans } from '../../data/malls/use-plans'
import { LineField, OneOfField, StatusField, useFieldInfo } from '../../shared/content/editor/fields'
import { FieldsWhenReady, FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { AreaField } from '../../shared/floor-plan/area-field'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { useMallId } from '../../shared/session/session'
import { CategoriesField } from './categories-field'
import { useMallHours } from './hours/use-mall-hours'
import { itemMessages } from './item-messages'
import { RemoveItem } from './removal/remove-item'

// loaded after the form, because they are large
const RichField = lazy(async () => ({
  default: (await loadCode(() => import('../../shared/content/editor/rich-field'))).RichField,
}))
const AddressField = lazy(async () => ({ default: (await loadCode(() => import('./address-field'))).AddressField }))
const ItemHours = lazy(async () => ({ default: (await loadCode(() => import('./hours/item-hours'))).ItemHours }))

/** Texts, address, opening hours and categories of a shop, restaurant or service company. */
export function Fields() {
  const t = useMessages(itemMessages)
  const ground = useGround(useMallId())
  const plans = usePlans()
  const mall = useMallHours()
  return (
    <FieldsWhenReady ready={ground.kind !== 'loading' && !plans.loading && !mall.loading}>
      <FormLayout
        wide
        texts={
          <>
            <LineField name="name" first />
            <RichField name="description" hint={t('items.hint.description')} />
            <SearchKeysField />
            <div className="grid grid-cols-2 gap-x-4 gap-y-4.5 max-sm:grid-cols-1">
              <CategoriesField />
              <SiteField />
              <LineField name="phone" />
              <AreaField hint={t('items.hint.areaId')} />
            </div>
            <AddressField />
          </>
        }
        aside={
          <>
            <ItemHours />
            <PictureField name="logoId" />
            <PictureField name="imageId" fit="cover" />
            <StatusField />
            <OneOfField name="popup" />
            <RemoveItem />
          </>
        }
      />
    </FieldsWhenReady>
  )
}

/** Search keywords in the language of the selected tab. */
function SearchKeysField() {
  const t = useMessages(itemMessages)
  const { label } = useFieldInfo('searchKeys')
  return (
    <ContentForm.Field<readonly string[] | ''> name="searchKeys" label={label} localised>
      {({ value, ...field }) => (
        <ChipsField
          {...field}
          hint={t('items.hint.searchKeys')}
          longest={40}
          most={50}
          // an empty language has an empty text as its value
          value={value || []}
        />
      )}
    </ContentForm.Field>
  )
}

function SiteField() {
  const { label } = useFieldInfo('siteUrl')
  return (
    <ContentForm.Field<string | null> name="siteUrl" label={label}>
      {({ value, onValueChange, ...field }) => (
        <UrlField {...field} value={value ?? ''} onValueChange={(url) => onValueChange(url || null)} />
      )}
    </ContentForm.Field>
  )
}
