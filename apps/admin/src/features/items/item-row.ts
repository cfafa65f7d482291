import type { ListedOf } from '@kiosk-admin/api-client'
import type { Row } from '../../shared/content/list/columns'

/** A row of this list; the generic list does not know the fields of its kind. */
export const itemOf = (row: Row) => row as ListedOf<'item'>

export const categoryIdsOf = (row: Row): readonly string[] => itemOf(row).categoryIds
