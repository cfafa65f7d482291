import { check, type TypeNumber } from '@kiosk-admin/api-client'
import { contentStore, type ImportExportStore } from '../../../data/content/import-export-store'
import type { ImportExportContext } from '../../../data/content/use-import-export-context'
import { emptyValues } from '../../content/editor/record-values'
import type { Kind } from '../../content/kind'
import { contentColumns } from './content-columns'
import type { Subject } from './subject'

/** Describes a content type for import and export; `initialValues` apply to new records, which are active as in forms. */
export function contentSubject(
  { type, source, only }: Pick<Kind, 'type' | 'source' | 'only'>,
  initialValues: object,
  context: ImportExportContext,
): { subject: Subject; store: ImportExportStore } {
  const subject: Subject = {
    columns: contentColumns(type),
    fieldNames: type.fieldNames,
    naming: { field: 'name', head: (first) => `name.${first}` },
    initial() {
      const { id: _, ...values } = emptyValues(type, { status: 'Active', ...initialValues, ...only })
      return values
    },
    check(body, _, languages) {
      const checked = check(type.body, body, { languages })
      return checked.ok ? [] : checked.errors
    },
  }
  return { subject, store: contentStore(context, type, source, (only as { type?: TypeNumber }).type) }
}
