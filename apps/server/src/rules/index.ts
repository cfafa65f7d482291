import type { FieldError } from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { categoryRule } from './category'
import { itemRule } from './item'
import type { Rule, RuleContext } from './rule'

const rules: Partial<Record<string, Rule>> = {
  category: categoryRule,
  item: itemRule,
}

/** Checks records by the rules of their kind. */
export const brokenRules = async (type: StoredKind, context: RuleContext): Promise<FieldError[]> =>
  (await rules[type.type]?.(context)) ?? []
