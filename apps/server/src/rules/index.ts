import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { categoryRule } from './category'
import { itemRule } from './item'
import type { Rule } from './rule'

const rules: Partial<Record<string, Rule>> = {
  category: categoryRule,
  item: itemRule,
}

export const ruleOf = (type: StoredKind): Rule | undefined => rules[type.type]
