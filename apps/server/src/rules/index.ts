import type { ContentType, FieldError } from '@kiosk-admin/api-client'
import type { MallRow } from '../db/malls'
import type { Db } from '../seams'
import { categoryRule } from './category'
import { itemRule } from './item'

type Data = Record<string, unknown>

export type RuleContext = {
  /** The transaction of the write, with the records that `after` refers to already locked. */
  db: Db
  mall: MallRow
  id: string
  /** Absent for a new record. */
  before: Data | undefined
  after: Data
}

/** What a kind of content asks beyond its schema; gives what is wrong, field by field. */
export type Rule = (context: RuleContext) => Promise<FieldError[]>

const rules: Partial<Record<string, Rule>> = {
  category: categoryRule,
  item: itemRule,
}

export const ruleOf = (type: ContentType): Rule | undefined => rules[type.type]
