// Validation issues of forms and their messages.

import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ReactNode } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { FormsLabels } from '#labels/forms'
import type { PendingInput } from '../internal/form-field'

/** The seven validation rules of the specification. */
export type Rule = keyof FormsLabels['rules']

/**
 * A validation issue: `path` is dotted (`name.se`), `limit` the N of a length message. Issues with a rule have a
 * localised message, others `message`.
 */
export type FormIssue = {
  path: string
  rule?: Rule | undefined
  limit?: number | undefined
  message?: string | undefined
}

const rules: readonly string[] = [
  'required',
  'maxLength',
  'minLength',
  'passwordMismatch',
  'email',
  'integer',
  'invalid',
]
const isRule = (text: unknown): text is Rule => typeof text === 'string' && rules.includes(text)

/** The localised message of a rule; `Invalid value` may have a reason after it. */
export function messageOf({ rule, limit, message }: FormIssue, t: FormsLabels): string {
  if (rule === undefined) return message || t.rules.invalid
  if (rule === 'maxLength' || rule === 'minLength') return limit === undefined ? t.rules.invalid : t.rules[rule](limit)
  const why = rule === 'invalid' && message?.startsWith('Invalid value. ') ? message.slice('Invalid value'.length) : ''
  return t.rules[rule] + why
}

/** An issue with the control and label of its field. */
export type ShownIssue = FormIssue & { control?: string; label?: ReactNode }

/** Issues of invalid input; text still being typed is none. */
export const issuesOfInputs = (inputs: readonly PendingInput[]): ShownIssue[] =>
  inputs.flatMap(({ message, ...input }) => (message === undefined ? [] : [{ ...input, message }]))

function issueOf(issue: StandardSchemaV1.Issue): FormIssue {
  const { rule, limit } = issue as { rule?: unknown; limit?: unknown }
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
  return {
    path,
    rule: isRule(rule) ? rule : undefined,
    limit: typeof limit === 'number' ? limit : undefined,
    message: issue.message,
  }
}

/** An issue in react-hook-form's format. */
export const errorOf = ({ rule, limit, message }: FormIssue) => ({
  type: rule ?? 'own',
  message: message ?? '',
  ...(limit === undefined ? {} : { types: { limit: String(limit) } }),
})

/**
 * Removes undefined keys: react-hook-form adds them for rendered fields, and schemas tell a missing language from an
 * empty one.
 */
export function withoutBlanks<T>(record: T): T {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutBlanks(value)])) as T
}

/** Validates with any Standard Schema (standardschema.dev); `others` are issues of the server, which stay. */
export const resolverOf =
  <T extends FieldValues>(schema: StandardSchemaV1, others: () => Iterable<FormIssue> = () => []): Resolver<T> =>
  async (values) => {
    const result = await schema['~standard'].validate(withoutBlanks(values))
    const issues = [...(result.issues ?? []).map(issueOf), ...others()]
    if (issues.length === 0) return { values, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of issues) {
      const keys = (issue.path || 'root').split('.')
      const last = keys.pop() as string
      let at = errors
      for (const key of keys) {
        at[key] ??= {}
        at = at[key] as Record<string, unknown>
      }
      at[last] ??= errorOf(issue)
    }
    return { values: {}, errors: errors as FieldErrors<T> }
  }

/** Converts the issues of a form; an issue of the whole record has an empty path. */
export function issuesOf(errors: object, path: string[] = []): FormIssue[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return []
    const { type, types, message } = error as { type?: unknown; types?: { limit?: string }; message?: string }
    if (typeof type !== 'string') return issuesOf(error, [...path, key])
    const limit = types?.limit === undefined ? undefined : Number(types.limit)
    const at = key === 'root' && path.length === 0 ? '' : [...path, key].join('.')
    return [{ path: at, rule: isRule(type) ? type : undefined, limit, message }]
  })
}
