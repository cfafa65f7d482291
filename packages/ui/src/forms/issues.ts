import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ReactNode } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { PendingInput } from '../internal/form-field'
import type { FormsLabels } from './labels/en'

/** The specification's seven rules. */
export type Rule = keyof FormsLabels['rules']

/**
 * What is wrong with one field: `path` is dotted (`name.se`), `limit` the N of a length message. With a rule it is said in
 * the interface's language, without one in the words of `message`.
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

/** A rule's sentence in the interface's language; `Invalid value` may be followed by a sentence that says why. */
export function messageOf({ rule, limit, message }: FormIssue, t: FormsLabels): string {
  if (rule === undefined) return message || t.rules.invalid
  if (rule === 'maxLength' || rule === 'minLength') return limit === undefined ? t.rules.invalid : t.rules[rule](limit)
  const why = rule === 'invalid' && message?.startsWith('Invalid value. ') ? message.slice('Invalid value'.length) : ''
  return t.rules[rule] + why
}

/** An issue as the form shows it: of what a field refuses, with its control and label. */
export type ShownIssue = FormIssue & { control?: string; label?: ReactNode }

/** What fields refuse, as issues; what is still being typed is none. */
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

/** How react-hook-form carries an issue. */
export const errorOf = ({ rule, limit, message }: FormIssue) => ({
  type: rule ?? 'own',
  message: message ?? '',
  ...(limit === undefined ? {} : { types: { limit: String(limit) } }),
})

/**
 * The record without keys that hold nothing: react-hook-form leaves them for every field that was shown, and to a schema
 * a language that was only looked at is not one that was left empty.
 */
export function withoutBlanks<T>(record: T): T {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutBlanks(value)])) as T
}

/** Checks a form with any Standard Schema (standardschema.dev). */
export const resolverOf =
  <T extends FieldValues>(schema: StandardSchemaV1): Resolver<T> =>
  async (values) => {
    const result = await schema['~standard'].validate(withoutBlanks(values))
    if (!result.issues) return { values, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of result.issues.map(issueOf)) {
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

/** The issues of a form; the path of what is wrong with the record as a whole is empty. */
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
