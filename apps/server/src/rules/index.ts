import type { FieldError, StoredKind } from '@kiosk-admin/api-client'
import type { Db } from '../dependencies'
import type { MallRow } from '../store/malls'
import { categoryRule } from './category'
import { itemRule } from './item'

type Data = Record<string, unknown>

export type RuleContext = {
  /** The transaction of the write, with the records that these refer to already locked. */
  db: Db
  mall: MallRow
  /** What is about to be written, or already is within the transaction: one record, or all of a demo. */
  records: readonly { id: string; data: Data }[]
}

/** What is wrong with one of the records. */
export type Wrong = { id: string; error: FieldError }

/** What a kind of content asks beyond its schema; looks at many records with as few statements as at one. */
export type Rule = (context: RuleContext) => Promise<Wrong[]>

const rules: Partial<Record<string, Rule>> = {
  category: categoryRule,
  item: itemRule,
}

export const ruleOf = (type: StoredKind): Rule | undefined => rules[type.type]
