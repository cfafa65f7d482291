import type { FieldError } from '@kiosk-admin/api-client'
import type { MallRow } from '../db/malls'
import type { Db } from '../dependencies'

type Data = Record<string, unknown>

/** Input of a rule. */
export type RuleContext = {
  /** The transaction of the write. Referenced records are locked. */
  db: Db
  mall: MallRow
  /** The records to be written, or already written in this transaction. */
  records: readonly { id: string; data: Data }[]
}

/** A validation of a content type beyond its schema. Checks any number of records with a constant number of statements. */
export type Rule = (context: RuleContext) => Promise<FieldError[]>
