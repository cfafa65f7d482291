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

/** A user has a group for all malls or one in one of the user's malls, as on the server. */
export function groupErrors({ groupId, mallIds, mallGroups }: Record<string, unknown>): FieldError[] {
  const isOfUser = ({ mallId }: { mallId: string }) => Array.isArray(mallIds) && mallIds.includes(mallId)
  const hasGroup = groupId !== null || (Array.isArray(mallGroups) && mallGroups.some(isOfUser))
  return hasGroup ? [] : [fieldErrorOf('groupId', 'required')]
}

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
