import type { LanguageCode } from './fields'
import type { Reason } from './reasons'
import { type Path, walk } from './walk'
import * as z from './zod'

/** The specification's seven validation messages, by name. */
export const rules = ['required', 'maxLength', 'minLength', 'passwordMismatch', 'email', 'integer', 'invalid'] as const
/** The name of one of the messages. */
export type Rule = (typeof rules)[number]

export const fieldError = z.object({
  path: z.string(),
  rule: z.enum(rules),
  message: z.string(),
  limit: z.optional(z.number()),
})

/** An error of one field; `path` is dotted (`name.se`), `limit` is the N of a length message. */
export type FieldError = z.output<typeof fieldError>

/** The English sentences; clients translate by rule and limit. */
export function ruleMessage(rule: Rule, limit?: number): string {
  switch (rule) {
    case 'required':
      return 'Field is required'
    case 'maxLength':
      return `Field must have less than ${limit} letters`
    case 'minLength':
      return `Field must have at least ${limit} letters`
    case 'passwordMismatch':
      return 'Passwords not equal'
    case 'email':
      return 'Email is incorrect'
    case 'integer':
      return 'Should be integer number'
    case 'invalid':
      return 'Invalid value'
  }
}

/** One failed rule of a field, with the message of the specification; `why` is a sentence after it. */
export const fieldErrorOf = (path: string, rule: Rule, limit?: number, why?: Reason): FieldError => ({
  path,
  rule,
  message: ruleMessage(rule, limit) + (why ? `. ${why}` : ''),
  ...(limit === undefined ? {} : { limit }),
})

type Issue = z.core.$ZodIssue

function ruleOf(issue: Issue): { rule: Rule; limit?: number } {
  if (issue.input === undefined || issue.input === null || issue.input === '') return { rule: 'required' }
  switch (issue.code) {
    case 'invalid_type':
      return { rule: issue.expected === 'int' ? 'integer' : 'invalid' }
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1 ? { rule: 'required' } : { rule: 'minLength', limit: Number(issue.minimum) }
      }
      return { rule: issue.origin === 'array' ? 'required' : 'invalid' }
    case 'too_big':
      // "less than N letters": N is one more than the largest length allowed
      if (issue.origin === 'string') return { rule: 'maxLength', limit: Number(issue.maximum) + 1 }
      return { rule: 'invalid' }
    case 'invalid_format':
      return { rule: issue.format === 'email' ? 'email' : 'invalid' }
    case 'custom': {
      const { rule, limit } = issue.params ?? {}
      return {
        rule: rules.find((known) => known === rule) ?? 'invalid',
        ...(typeof limit === 'number' ? { limit } : {}),
      }
    }
    default:
      return { rule: 'invalid' }
  }
}

// An empty required value fails several checks; the first one is the most specific.
function firstPerPath(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>()
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path))
}

/** Maximum number of reported errors; a body can have tens of thousands. */
const mostErrors = 200

/** Converts zod's issues to the specification's messages; the first one of each field. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  firstPerPath(
    issues.slice(0, mostErrors).map((issue) => {
      const { rule, limit } = ruleOf(issue)
      return fieldErrorOf(issue.path.map(String).join('.'), rule, limit)
    }),
  )

// PostgreSQL's jsonb accepts neither lone surrogates nor NUL
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** The path of the first text that the database cannot store. */
function unstorablePath(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? unstorablePath(inner, [...path, key]) : path
    if (found) return found
  }
  return undefined
}

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** Validates a record by its schema and the mall's languages. Forms and server both use it. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  { languages }: { languages: readonly LanguageCode[] },
): Checked<z.output<S>> {
  const result = schema.safeParse(input, { reportInput: true })
  const errors = result.success ? [] : fieldErrors(result.error.issues)
  const unstorable = result.success ? unstorablePath(result.data) : undefined
  if (unstorable) errors.push(fieldErrorOf(unstorable.join('.'), 'invalid'))
  const [first] = languages
  if (first) {
    walk(schema, result.success ? result.data : input, ['localised'], (fact, value, path) => {
      if (fact.localised !== 'required') return
      const texts = value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
      const inFirst = texts[first]
      if (typeof inFirst !== 'string' || inFirst.trim() === '') {
        errors.push(fieldErrorOf([...path, first].join('.'), 'required'))
      }
    })
  }
  if (errors.length > 0) return { ok: false, errors: firstPerPath(errors) }
  return { ok: true, value: (result as { data: z.output<S> }).data }
}

/** The same check as a Standard Schema (standardschema.dev), for forms; its issues also carry `rule` and `limit`. */
export const formSchema = <S extends z.ZodMiniType>(schema: S, languages: readonly LanguageCode[]) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'kiosk-admin',
    validate(input: unknown) {
      const checked = check(schema, input, { languages })
      if (checked.ok) return { value: checked.value }
      return { issues: checked.errors.map((error) => ({ ...error, path: error.path.split('.') })) }
    },
  },
})
