import { type FieldError, fieldErrorOf, formSchema, peopleTypes } from '@kiosk-admin/api-client'
import type { Values } from '../../shared/content/editor/record-values'

/** Values of the user form that are neither stored nor kept as a draft. */
export const secrets = { password: '', confirm: '' }

type Issue = Pick<FieldError, 'rule' | 'limit' | 'message'> & { path: string[] }

const issueOf = ({ path, ...rest }: FieldError): Issue => ({ ...rest, path: path.split('.') })

/** The issues of a repeated password; none if no password was entered. */
function confirmIssues(password: unknown, confirm: unknown): Issue[] {
  if (confirm === '' && password !== '') return [issueOf(fieldErrorOf('confirm', 'required'))]
  return confirm === password ? [] : [issueOf(fieldErrorOf('confirm', 'passwordMismatch'))]
}

/** A user has a group for all malls or one in some mall, as on the server. */
export const groupErrors = ({ groupId, mallGroups }: Record<string, unknown>): FieldError[] =>
  groupId === null && !(Array.isArray(mallGroups) && mallGroups.length > 0) ? [fieldErrorOf('groupId', 'required')] : []

const creation = formSchema(peopleTypes.user.creation, [])
const change = formSchema(peopleTypes.user.body, [])
const newPassword = formSchema(peopleTypes.user.calls.password.body, [])

/** The validation of the user form: the password may stay empty, also for a new user. */
export const userSchema = (isNew: boolean) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'kiosk-admin',
    validate(input: unknown) {
      const { confirm, password, ...values } = input as Values
      const checks = [
        (isNew ? creation : change)['~standard'].validate(values),
        ...(password === '' ? [] : [newPassword['~standard'].validate({ password })]),
      ]
      const issues = [
        ...checks.flatMap((checked) => checked.issues ?? []),
        ...groupErrors(values).map(issueOf),
        ...confirmIssues(password, confirm),
      ]
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
})
