import { check, peopleTypes } from '@kiosk-admin/api-client'
import { type ImportExportStore, userStore } from '../../../data/content/import-export-store'
import type { ImportExportContext } from '../../../data/content/use-import-export-context'
import {
  CellError,
  type Column,
  choice,
  exportOnly,
  reference,
  references,
  text,
} from '../../../shared/import-export/rows/columns'
import type { Subject } from '../../../shared/import-export/rows/subject'
import { groupErrors } from '../user-values'

/** A new user without password gets a password link. Read from files, but never exported or shown. */
const password: Column = {
  field: 'password',
  heads: () => ['password'],
  write: (value) => [value ? '••••••••' : ''],
  read([cell], _, { fresh }) {
    if (!cell) return undefined
    if (!fresh) throw new CellError('password', 'onlyNew', '')
    return cell
  },
  secret: true,
}

const columns: readonly Column[] = [
  text('username'),
  text('email'),
  reference('groupId', 'group', 'UserGroup'),
  references('mallIds', 'malls', 'Mall'),
  choice('status', ['Active', 'InActive']),
  exportOnly('lastSignInAt'),
  password,
]

/** The import and export of users; `defaults` are values of new users, such as the group of the list. */
export function userSubject(
  defaults: object,
  context: ImportExportContext,
): { subject: Subject; store: ImportExportStore } {
  const subject: Subject = {
    columns,
    fieldNames: peopleTypes.user.fieldNames,
    naming: { field: 'username', head: () => 'username' },
    initial: () => ({ username: '', email: '', groupId: null, mallIds: [context.mallId], ...defaults }),
    check(body, fresh) {
      const checked = check(fresh ? peopleTypes.user.creation : peopleTypes.user.body, body, { languages: [] })
      return [...(checked.ok ? [] : checked.errors), ...groupErrors(body)]
    },
  }
  return { subject, store: userStore(context) }
}
