import type { FieldError } from '@kiosk-admin/api-client'
import type { Db } from '../dependencies'
import type { MallRow } from '../store/malls/malls'

type Data = Record<string, unknown>

/** Input of a rule. */
export type RuleContext = {
  /** The transaction of the write. Referenced records are locked. */
  db: Db
  mall: MallRow
  /** The records to be written, or already written in this transaction. */
  records: readonly { id: string; data: Data }[]
}

/** A violation of a rule by one record. */
export type RuleError = { id: string; error: FieldError }

/** A validation of a content type beyond its schema. Checks any number of records with a constant number of statements. */
export type Rule = (context: RuleContext) => Promise<RuleError[]>
