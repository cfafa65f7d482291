// Builders of field schemas: texts, references, dates, colours, with metadata for forms and the store.

import { areas } from './areas'
import * as z from './zod'

export const mediaKind = z.enum(['Document', 'Image', 'Video', 'Font'])
export type MediaKind = z.output<typeof mediaKind>

/** Meaning of a field's value, when its shape alone does not define it. */
export type FieldFormat =
  | 'clickAction'
  | 'colour'
  | 'date'
  | 'onPicture'
  | 'openingHours'
  | 'position'
  | 'time'
  | 'url'
  | 'words'

/** Metadata of a field for the store, forms and tables. */
export type FieldFacts = {
  /** A text per language; `required` requires one in the mall's first language. */
  localised?: 'required' | 'optional'
  /** HTML of the allow-list; the server sanitises it. */
  rich?: true
  /** The resource of a reference; the referenced record must exist in the same mall. */
  reference?: string
  /** For references to MediaLibrary: the allowed kind of files. */
  mediaKind?: MediaKind
  /** Accepted in requests, never returned. */
  writeOnly?: true
  /** Largest allowed number of letters, for counters. */
  maxLength?: number
  format?: FieldFormat
  /** Maximum length as JSON, for lists of potentially long parts. */
  maxJson?: number
}

export const facts = z.registry<FieldFacts>()

/** Attaches metadata to a schema and returns the schema. */
export function field<S extends z.ZodMiniType>(schema: S, fact: FieldFacts): S {
  facts.add(schema, fact)
  return schema
}

/** Text of at most `maxLength` letters, without surrounding space; required unless wrapped in `optional`. */
export const text = (maxLength = 120) =>
  field(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength)), { maxLength })

/** Refuses a list in which a key occurs twice. A part may have several keys. */
export const uniqueBy = <T>(keysOf: (part: T) => unknown) =>
  z.refine<readonly T[]>((all) => {
    const keys = all.flatMap(keysOf)
    return new Set(keys).size === keys.length
  })

/** Limits the length of a value as JSON, for lists with parts that may be long, but not all of them. */
export const withinJson = <S extends z.ZodMiniType>(schema: S, maxJson: number) =>
  field(
    schema.check(
      z.refine((value) => JSON.stringify(value).length <= maxJson, {
        params: { rule: 'maxLength', limit: maxJson + 1 },
      }),
    ),
    { maxJson },
  )

export const languageCodes = ['en', 'se', 'no', 'is'] as const
export const languageCode = z.enum(languageCodes)
export type LanguageCode = z.output<typeof languageCode>
/** Language tags (BCP 47). */
export const languageTags: Readonly<Record<LanguageCode, string>> = { en: 'en-GB', se: 'sv', no: 'nb', is: 'is' }

/** Text by language. */
export type Localised = { [code in LanguageCode]?: string }

/** A value for each language; languages with an empty text or list are removed. */
export const perLanguage = <S extends z.ZodMiniType<string | unknown[]>>(value: S) =>
  z.partialRecord(languageCode, value).check(z.overwrite(withoutEmpty))

const withoutEmpty = <T extends { [code in LanguageCode]?: string | unknown[] }>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value?.length !== 0)) as T

const textPerLanguage = (maxLength: number) => perLanguage(z.string().check(z.trim(), z.maxLength(maxLength)))

/** Visible text in the mall's languages; the first language is required. */
export const localised = (maxLength = 120) =>
  field(z._default(textPerLanguage(maxLength), {}), { localised: 'required', maxLength })

/** Visible text that is optional in every language. */
export const optionalLocalised = (maxLength = 120) =>
  field(z._default(textPerLanguage(maxLength), {}), { localised: 'optional', maxLength })

/** Largest number of letters of a rich text, markup included. */
export const richTextLimit = 20_000

/** Rich text in the mall's languages, as HTML of the contract's allow-list. */
export const localisedRichText = () =>
  field(z._default(textPerLanguage(richTextLimit), {}), { localised: 'optional', rich: true, maxLength: richTextLimit })

/** Defaults to `null`, so that stored records have all fields. */
export const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

// PostgreSQL returns ids in lower case
export const id = () => z.uuid().check(z.toLowerCase())

/** The id of another record of the same mall. */
export const reference = (resource: string) => field(id(), { reference: resource })

/** The id of a file of the mall's media library. */
export const media = (kind: MediaKind) => field(id(), { reference: 'MediaLibrary', mediaKind: kind })

/** A calendar day, `YYYY-MM-DD`. */
export const date = () => field(z._isoDate(z.ZodMiniISODate), { format: 'date' })

/** A time of day. */
export const time = () => field(z.object({ hour: integer(0, 23), minute: integer(0, 59) }), { format: 'time' })

/** A moment, ISO 8601 in UTC with milliseconds. */
export const instant = () => z._isoDateTime(z.ZodMiniISODateTime)

/** A whole number between the bounds, both included. */
export const integer = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum))

/** Maximum position in an order. */
export const lastIndex = 100_000

/** Position of a record of an ordered kind within its level, from 1; 0 is none yet. */
export const index = () => z._default(integer(0, lastIndex), 0)

/** An address that starts with http:// or https://, of at most 2,048 letters. */
export const url = () =>
  field(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(2048),
      z.refine((value) => URL.canParse(value) && /^https?:\/\//i.test(value)),
    ),
    { format: 'url', maxLength: 2048 },
  )

/** `#rrggbb`, outside forms. */
export const hexColour = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** `#rrggbb`. */
export const colour = () => field(hexColour(), { format: 'colour' })

export const position = field(
  z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  { format: 'position' },
)

/** A position on a picture, in fractions of its sides from the left and the top. */
export const onPicture = field(
  z.object({
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1)),
  }),
  { format: 'onPicture' },
)

export const status = z.enum(['Active', 'InActive'])
export type Status = z.output<typeof status>

export const typeNumber = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** A code from the query string, such as `type=1`. */
export const typeNumberFromText = z.pipe(z.coerce.number(), typeNumber)

/** Parses query parameters such as `version=3` and `ids=…&ids=…`, which are text, single or repeated. */
export const repeated = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(schema).check(z.minLength(1), z.maxLength(1000)),
  )

export const user = z.object({ id: id(), name: z.string() })

/** An area of permissions. */
export const area = z.enum(areas)
