import {
  type ContentType,
  calls,
  contentTypes,
  languageCodes,
  peopleTypes,
  singleRecords,
} from '@kiosk-admin/api-client'
import {
  allCalls,
  failure,
  fieldError,
  itemHours,
  openingHours,
  option,
  slides,
  statisticEvent,
  usage,
} from '@kiosk-admin/api-client/internal'
import * as z from '@kiosk-admin/api-client/zod'
import { examples } from './examples'

export type Json = Record<string, unknown>
type Schemas = Record<string, z.ZodMiniType>
type Io = 'input' | 'output'
type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

const elementOf = <S extends z.core.SomeType>(list: z.ZodMiniArray<S>) => list._zod.def.element
const dataOf = <S extends z.core.SomeType>({ shape }: z.ZodMiniObject<{ data: z.ZodMiniArray<S> }>) =>
  elementOf(shape.data)

const content = Object.values<ContentType>(contentTypes)
const people = Object.values(peopleTypes)
const singles = Object.values(singleRecords)

/** Schemas of answers with a name in the document. */
const answers: Schemas = Object.fromEntries<z.ZodMiniType>([
  ...content.flatMap(({ resource, record, calls: { list, page } }) => [
    [resource, record] as const,
    [`Listed${resource}`, elementOf(list.answer)] as const,
    [`${resource}Page`, page.answer] as const,
  ]),
  ...people.flatMap(({ resource, record, calls: { page } }) => [
    [resource, record] as const,
    [`${resource}Page`, page.answer] as const,
  ]),
  ...singles.map(({ resource, record }) => [resource, record] as const),
  ...Object.entries({
    AuditEntry: dataOf(calls.auditTrail.answer),
    CategoryOfType: elementOf(calls.categoriesOfType.answer),
    CategoryOfTypePage: calls.categoriesOfTypePage.answer,
    Change: elementOf(calls.rollbackChanges.answer.shape.changes),
    Claim: elementOf(calls.area.answer),
    Config: calls.config.answer,
    Failure: failure,
    FieldError: fieldError,
    FloorPlan: elementOf(calls.floorPlans.answer),
    Found: dataOf(calls.search.answer),
    ItemHours: itemHours,
    ItemRemovalPlan: calls.itemRemoval.answer,
    ListedMediaFile: dataOf(calls.mediaList.answer),
    ListedStation: elementOf(calls.stations.answer),
    Mall: calls.oneMall.answer,
    MallSnapshot: calls.kioskPublication.answer,
    MallUsers: calls.mallUsers.answer,
    MediaCategory: calls.oneMediaCategory.answer,
    MediaFile: calls.mediaOne.answer,
    MediaFilePage: calls.mediaPage.answer,
    OpeningHours: openingHours,
    Option: option,
    PersonalData: calls.ownData.answer,
    Publication: calls.publish.answer,
    Session: calls.session.answer,
    Slide: elementOf(slides),
    Site: elementOf(calls.sites.answer),
    Sms: calls.smsSettings.answer,
    Station: calls.replaceStation.answer,
    StationEvent: elementOf(calls.stationEvents.answer.shape.events),
    Statistics: calls.statistics.answer,
    Trashed: elementOf(calls.trash.answer),
    TrashPage: calls.trashPage.answer,
    Usage: usage,
  }),
])

/** Schemas of bodies with a name in the document. */
const bodies: Schemas = Object.fromEntries<z.ZodMiniType>([
  ...[...content, ...singles, ...people].map(({ resource, body }) => [`${resource}Body`, body] as const),
  ...people.map(({ resource, creation }) => [`New${resource}`, creation] as const),
  ...Object.entries({
    Credentials: calls.login.body,
    ItemHoursBody: itemHours,
    MallBody: calls.replaceMall.body,
    MediaCategoryBody: calls.replaceMediaCategory.body,
    MediaFileBody: calls.replaceMedia.body,
    OpeningHoursBody: openingHours,
    SlideBody: elementOf(slides),
    SmsBody: calls.replaceSms.body,
    StationBody: calls.replaceStation.body,
    StatisticEvent: statisticEvent,
  }),
])

const uri = (name: string) => `#/components/schemas/${name}`

/** Texts by language: components by name, filled as they are met. */
type Texts = Record<string, Json>

/** Simplifies JSON schemas for generators. */
const simplify =
  (io: Io, texts: Texts): Override =>
  ({ jsonSchema: json }) => {
    const { propertyNames, additionalProperties: value } = json
    const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined
    if (keys && typeof value === 'object') {
      json.properties = Object.fromEntries(keys.map((key) => [key, value]))
      json.additionalProperties = false
      delete json.propertyNames
      if (value.type === 'string' && keys.length === languageCodes.length) nameTexts(json, io, value.maxLength, texts)
    }
    // later versions may add fields
    if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
    // `uuid`, `date` and `date-time` say the same
    if (json.format) delete json.pattern
  }

/** Replaces texts by language by a reference. Answers have one name for them, as their length matters in bodies only. */
function nameTexts(json: z.core.JSONSchema.BaseSchema, io: Io, maxLength: number | undefined, texts: Texts): void {
  const name = io === 'output' ? 'Localised' : `LocalisedUpTo${maxLength}`
  const type = { type: 'string', ...(io === 'input' ? { maxLength } : {}) }
  texts[name] = {
    type: 'object',
    properties: Object.fromEntries(languageCodes.map((code) => [code, type])),
    ...(io === 'input' ? { additionalProperties: false } : {}),
  }
  for (const key of Object.keys(json)) delete json[key]
  json.$ref = uri(name)
}

const settings = (io: Io, texts: Texts) =>
  ({ io, unrepresentable: 'any', target: 'draft-2020-12', override: simplify(io, texts) }) as const

/** The JSON schema of something without names in it, such as parameters. */
export function plainSchema(schema: z.ZodMiniType, io: Io): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, settings(io, {}))
  return json
}

/** Converts the named schemas and the ones that use them. */
function convert(named: Schemas, users: z.ZodMiniType[], io: Io) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const unnamed = [...new Set(users)].filter((schema) => !registry.has(schema))
  for (const [at, schema] of unnamed.entries()) registry.add(schema, { id: `unnamed ${at}` })
  const texts: Texts = {}
  const { schemas } = z.toJSONSchema(registry, { ...settings(io, texts), uri })
  const jsonOf = (id: string): Json => {
    const { $schema: _, $id: __, ...json } = schemas[id] ?? {}
    return json
  }
  return {
    components: { ...texts, ...Object.fromEntries(Object.keys(named).map((id) => [id, jsonOf(id)])) },
    refer(schema: z.ZodMiniType): Json {
      const { id = '' } = registry.get(schema) ?? {}
      return id in named ? { $ref: uri(id) } : jsonOf(id)
    },
  }
}

/** The schemas of the document: the named ones, and those of answers and bodies, which refer to them. */
export function documentSchemas() {
  const output = convert(
    answers,
    allCalls.map(({ answer }) => answer),
    'output',
  )
  const input = convert(
    bodies,
    allCalls.map(({ body }) => body),
    'input',
  )
  const shown = examples()
  const components = Object.entries({ ...output.components, ...input.components })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, json]) => [name, name in shown ? { ...json, examples: [shown[name]] } : json] as const)
  return {
    answer: output.refer,
    body: input.refer,
    components: Object.fromEntries<Json>(components),
  }
}
