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
  area,
  clickAction,
  contentStatus,
  failure,
  fieldError,
  floorMap,
  frame,
  hiddenChanges,
  itemHours,
  layer,
  mediaKind,
  nothing,
  onPicture,
  openingHours,
  option,
  passageHours,
  position,
  slides,
  slot,
  statisticEvent,
  status,
  stop,
  storedRecord,
  tile,
  typeNumber,
  unit,
  usage,
  user,
  visibility,
  visibilityState,
  writtenIn,
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

/** Parts with a name in the document that are the same in answers and bodies. */
const parts: Schemas = {
  Area: area,
  Author: user,
  ClickAction: clickAction,
  ConnectorStop: stop,
  Empty: nothing,
  Frame: frame,
  Ids: contentTypes.offer.calls.restore.body,
  MediaKind: mediaKind,
  OnPicture: onPicture,
  OpeningSlot: slot,
  Position: position,
  Status: status,
  TypeNumber: typeNumber,
}

/** Schemas of answers with a name in the document. */
const answers: Schemas = Object.fromEntries<z.ZodMiniType>([
  ...Object.entries(parts),
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
    HiddenChanges: hiddenChanges,
    Claim: elementOf(calls.area.answer),
    Config: calls.config.answer,
    ContentStatus: contentStatus,
    Failure: failure,
    FieldError: fieldError,
    FloorMap: floorMap,
    FloorPlan: elementOf(calls.floorPlans.answer),
    Found: dataOf(calls.search.answer),
    ImportResult: contentTypes.offer.calls.import.answer,
    ItemHours: itemHours,
    ItemRemovalPlan: calls.itemRemoval.answer,
    Layer: layer,
    ListedMediaFile: dataOf(calls.mediaList.answer),
    ListedStation: elementOf(calls.stations.answer),
    Mall: calls.oneMall.answer,
    MallSnapshot: calls.kioskPublication.answer,
    MallUsers: calls.mallUsers.answer,
    MapState: calls.mapStateOfMall.answer,
    MediaCategory: calls.oneMediaCategory.answer,
    MediaFile: calls.mediaOne.answer,
    MediaFilePage: calls.mediaPage.answer,
    NamedRecord: elementOf(calls.reach.answer.shape.unreachable).shape.record,
    OpeningHours: openingHours,
    Option: option,
    PassageHours: passageHours,
    PersonalData: calls.ownData.answer,
    Publication: calls.publish.answer,
    Session: calls.session.answer,
    Slide: elementOf(slides),
    Site: elementOf(calls.sites.answer),
    Sms: calls.smsSettings.answer,
    Station: calls.replaceStation.answer,
    StationEvent: elementOf(calls.stationEvents.answer.shape.events),
    Statistics: calls.statistics.answer,
    StoredRecord: storedRecord,
    Tile: tile,
    Trashed: elementOf(calls.trash.answer),
    TrashPage: calls.trashPage.answer,
    Unit: unit,
    Usage: usage,
    Visibility: visibility,
    VisibilityState: visibilityState,
    WrittenIn: writtenIn,
  }),
])

/** Schemas of bodies with a name in the document. */
const bodies: Schemas = Object.fromEntries<z.ZodMiniType>([
  ...Object.entries(parts),
  ...[...content, ...singles, ...people].map(({ resource, body }) => [`${resource}Body`, body] as const),
  ...people.map(({ resource, creation }) => [`New${resource}`, creation] as const),
  ...Object.entries({
    Credentials: calls.login.body,
    FloorMapBody: floorMap,
    ImportRows: contentTypes.offer.calls.import.body,
    ItemHoursBody: itemHours,
    LayerBody: layer,
    MallBody: calls.replaceMall.body,
    ManyFields: contentTypes.offer.calls.fields.body,
    ManyStatuses: contentTypes.offer.calls.status.body,
    MediaCategoryBody: calls.replaceMediaCategory.body,
    MediaFileBody: calls.replaceMedia.body,
    OpeningHoursBody: openingHours,
    PassageHoursBody: passageHours,
    SlideBody: elementOf(slides),
    SmsBody: calls.replaceSms.body,
    StationBody: calls.replaceStation.body,
    StatisticEvent: statisticEvent,
    UnitBody: unit,
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

type Properties = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const propertiesOf = (json: Json | undefined) => (json?.properties ?? {}) as Properties
const requiredOf = (json: Json | undefined) => (json?.required ?? []) as string[]

/** Writes a component that has all properties of another one as that one and its own properties. */
function extending(json: Json, name: string, base: Json | undefined): Json[] {
  const properties = propertiesOf(json)
  const required = requiredOf(json)
  const inherited = propertiesOf(base)
  const hasAll =
    Object.entries(inherited).every(([key, schema]) => isSame(properties[key], schema)) &&
    requiredOf(base).every((key) => required.includes(key))
  if (!base?.properties || !hasAll) return []
  const isOwn = (key: string) => !(key in inherited)
  const own = {
    ...json,
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => isOwn(key))),
    required: required.filter(isOwn),
  }
  return [{ allOf: [{ $ref: uri(name) }, own] }]
}

/** Entries of lists extend their record, records what all stored records have, changes the name of a record. */
const extendRecords = (components: Record<string, Json>) =>
  Object.fromEntries(
    Object.entries(components).map(([name, json]) => {
      const bases = [name.replace(/^Listed/, ''), 'StoredRecord', 'NamedRecord'].filter((base) => base !== name)
      const [extended] = bases.flatMap((base) => extending(json, base, components[base]))
      return [name, extended ?? json]
    }),
  )

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
  const answerComponents = extendRecords(output.components)
  const components = Object.entries({ ...answerComponents, ...input.components })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, json]) => [name, name in shown ? { ...json, examples: [shown[name]] } : json] as const)
  return {
    answer: output.refer,
    body: input.refer,
    components: Object.fromEntries<Json>(components),
  }
}
