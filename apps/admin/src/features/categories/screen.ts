import { contentTypes, type TypeNumber } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { categoriesSource, useCategories } from '../../data/content/use-categories'
import { defineFeature } from '../../shared/content/define-feature'
import { CategoryList } from './category-list'
import { categoryMessages as messages } from './messages'

const categoriesOf = (type: TypeNumber) => ({
  ...defineFeature(contentTypes.category, {
    only: { type },
    source: categoriesSource(type),
    columns: ['index', 'name', 'status', 'contentStatus', 'lastEdited'],
    icon: Shapes,
    list: CategoryList,
    form: () => import('./category-form'),
    messages,
    messageKey: 'categories',
  }),
  usePreload: () => useCategories(type),
})

export const shopCategories = categoriesOf(1)
export const restaurantCategories = categoriesOf(2)
export const companyCategories = categoriesOf(3)
