import { isObject, type Properties, positionsOf, readGeometry } from '../geojson/geojson'
import { featuresOf, type ImdfFiles, propertiesOf } from './archive'
import { accessibilities, categories, restrictions } from './categories'
import { isUuid } from './uuid'

/** Where a rule is broken: the file, and the id of the feature if it is about one. */
export type Place = { readonly file: string; readonly id?: string }

/** A rule for IMDF archives. `clause` is a page of OGC 20-094 1.0.0 and a section of it. */
export type Rule = { readonly name: string; readonly clause: string; places(files: ImdfFiles): readonly Place[] }

type Read = {
  readonly file: string
  readonly type: string
  readonly feature: Properties
  readonly properties: Properties
}

const readAll = (files: ImdfFiles): Read[] =>
  featuresOf(files).map(({ file, feature }) => ({
    file,
    type: typeof feature.feature_type === 'string' ? feature.feature_type : '',
    feature,
    properties: propertiesOf(feature),
  }))

const placeOf = ({ file, feature }: Read): Place => ({
  file,
  ...(typeof feature.id === 'string' && { id: feature.id }),
})

/** A rule about each feature, of one type or of all. */
const featureRule = (name: string, clause: string, isRight: (read: Read) => boolean, ...types: string[]): Rule => ({
  name,
  clause,
  places: (files) =>
    readAll(files)
      .filter((read) => (types.length === 0 || types.includes(read.type)) && !isRight(read))
      .map(placeOf),
})

const manifestRule = (name: string, clause: string, isRight: (manifest: Properties) => boolean): Rule => ({
  name,
  clause,
  places: ({ 'manifest.json': manifest }) =>
    isObject(manifest) && !isRight(manifest) ? [{ file: 'manifest.json' }] : [],
})

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/
const languageTag = /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i
const part = '[a-z\\d](?:[a-z\\d._-]*[a-z\\d])?'
const extensionIdentifier = new RegExp(`^imdf:extension:${part}:${part}#${part}$`, 'i')

const areaTypes = ['Polygon', 'MultiPolygon']
/** Types of geometry by type of feature; `none` is `null`. */
const geometries: { readonly [featureType: string]: readonly string[] } = {
  address: ['none'],
  amenity: ['Point'],
  anchor: ['Point'],
  building: ['none'],
  footprint: areaTypes,
  level: areaTypes,
  occupant: ['none'],
  opening: ['LineString'],
  unit: areaTypes,
  venue: areaTypes,
}

const isLabels = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).length > 0 &&
  Object.entries(value).every(([tag, text]) => languageTag.test(tag) && typeof text === 'string' && text !== '')
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isPoint = (value: unknown) => readGeometry(value)?.type === 'Point'
const orNull = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  value === null || value === undefined || isRight(value)

/** Ids that a property holds, one or a list. */
const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value])

/** Whether the ids of a property are of features of a type in the archive. */
const referenceRule = (type: string, property: string, target: string, isRequired: boolean): Rule => ({
  name: `${type}.${property}`,
  clause: `${pageOf(type)}, Property Keys`,
  places: (files) => {
    const all = readAll(files)
    const known = new Set(all.filter((read) => read.type === target).map(({ feature }) => feature.id))
    const isWrong = ({ properties }: Read) => {
      const ids = idsIn(properties[property])
      return (isRequired && ids.length === 0) || ids.some((id) => !known.has(id))
    }
    return all.filter((read) => read.type === type && isWrong(read)).map(placeOf)
  },
})

const pageOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

const propertyRule = (type: string, property: string, isRight: (value: unknown) => boolean): Rule =>
  featureRule(
    `${type}.${property}`,
    `${pageOf(type)}, Property Keys`,
    ({ properties }) => isRight(properties[property]),
    type,
  )

const isReference = (value: unknown, all: readonly Read[]) =>
  isObject(value) && all.some(({ type, feature }) => feature.id === value.id && type === value.feature_type)

const archiveRules: readonly Rule[] = [
  {
    name: 'manifest.present',
    clause: 'Manifest, Object Structure',
    places: ({ 'manifest.json': manifest }) => (isObject(manifest) ? [] : [{ file: 'manifest.json' }]),
  },
  manifestRule('manifest.version', 'Manifest, Guidance: VERSION', ({ version }) => version === '1.0.0'),
  manifestRule('manifest.created', 'Manifest, Object Structure', ({ created }) => dateTime.test(String(created))),
  manifestRule('manifest.language', 'Manifest, Object Structure', ({ language }) => languageTag.test(String(language))),
  manifestRule('manifest.extensions', 'Extensions, Extension Guidelines', ({ extensions }) =>
    idsIn(extensions).every((id) => typeof id === 'string' && extensionIdentifier.test(id)),
  ),
  {
    name: 'file.collection',
    clause: 'Validations, Archive: FileMustContainFeatureCollection',
    places: (files) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith('.geojson'))
        .filter(
          ([, content]) =>
            !isObject(content) || content.type !== 'FeatureCollection' || !Array.isArray(content.features),
        )
        .map(([file]) => ({ file })),
  },
  {
    name: 'venue.one',
    clause: 'Validations, Archive: VenueCountMustBeExactlyOne',
    places: (files) => {
      const venues = readAll(files).filter(({ type }) => type === 'venue')
      if (venues.length === 0) return [{ file: 'venue.geojson' }]
      return venues.slice(1).map(placeOf)
    },
  },
]

const featureRules: readonly Rule[] = [
  featureRule('feature.type', 'Reference, Features', ({ type }) => type !== ''),
  featureRule('feature.id', 'Reference, Features; Type Designators: FEATURE-ID', ({ feature }) => isUuid(feature.id)),
  {
    name: 'feature.id.unique',
    clause: 'Validations, Archive: FeatureIdMustBeUnique',
    places: (files) => {
      const seen = new Set<unknown>()
      return readAll(files).flatMap((read) => {
        const isRepeated = seen.has(read.feature.id)
        seen.add(read.feature.id)
        return isRepeated ? [placeOf(read)] : []
      })
    },
  },
  featureRule(
    'feature.geojson',
    'Reference, Features: RFC 7946 sections 3.1 and 3.2',
    ({ feature: { type, geometry } }) =>
      type === 'Feature' && (geometry === null || readGeometry(geometry) !== undefined),
  ),
  featureRule('feature.degrees', 'Reference, Features: RFC 7946 section 4', ({ feature }) => {
    const geometry = readGeometry(feature.geometry)
    const positions = geometry ? positionsOf(geometry) : []
    return positions.every(([longitude = 0, latitude = 0]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)
  }),
  ...Object.entries(geometries).map(([type, allowed]) =>
    featureRule(
      `${type}.geometry`,
      `${pageOf(type)}, ${allowed.includes('none') ? 'Object Structure' : 'Feature Structure'}`,
      ({ feature: { geometry } }) => allowed.includes(isObject(geometry) ? String(geometry.type) : 'none'),
      type,
    ),
  ),
]

const valueRules: readonly Rule[] = [
  ...Object.entries(categories).map(([type, allowed]) =>
    featureRule(
      `${type}.category`,
      `${pageOf(type)}, Property Keys; Categories`,
      ({ properties: { category } }) => allowed.includes(String(category)),
      type,
    ),
  ),
  propertyRule('amenity', 'category', isText),
  propertyRule('occupant', 'category', isText),
  featureRule('restriction', 'Categories, Restriction', ({ properties: { restriction } }) =>
    orNull((value) => restrictions.includes(String(value)))(restriction),
  ),
  featureRule('accessibility', 'Categories, Accessibility', ({ properties: { accessibility } }) =>
    orNull((value) => Array.isArray(value) && value.every((one) => accessibilities.includes(String(one))))(
      accessibility,
    ),
  ),
  propertyRule('venue', 'name', isLabels),
  propertyRule('level', 'name', isLabels),
  propertyRule('level', 'short_name', isLabels),
  propertyRule('occupant', 'name', isLabels),
  featureRule(
    'name',
    'Type Designators: LABELS',
    ({ properties: { name, alt_name } }) => orNull(isLabels)(name) && orNull(isLabels)(alt_name),
    'amenity',
    'building',
    'footprint',
    'opening',
    'unit',
  ),
  propertyRule('level', 'ordinal', Number.isInteger),
  propertyRule('level', 'outdoor', (value) => typeof value === 'boolean'),
  propertyRule('venue', 'display_point', isPoint),
  featureRule(
    'display_point',
    'Unit, Property Keys',
    ({ properties: { display_point } }) => orNull(isPoint)(display_point),
    'building',
    'level',
    'opening',
    'unit',
  ),
  propertyRule('address', 'address', isText),
  propertyRule('address', 'locality', isText),
  propertyRule('address', 'country', (value) => /^[A-Z]{2}$/.test(String(value))),
  propertyRule('relationship', 'direction', (value) => value === 'directed' || value === 'undirected'),
]

const referenceRules: readonly Rule[] = [
  referenceRule('venue', 'address_id', 'address', true),
  referenceRule('building', 'address_id', 'address', false),
  referenceRule('footprint', 'building_ids', 'building', true),
  {
    name: 'footprint.building_ids.distinct',
    clause: 'Footprint, Property Capturing Rules: BUILDING-IDS',
    places: (files) =>
      readAll(files)
        .filter(({ type, properties }) => {
          const ids = idsIn(properties.building_ids)
          return type === 'footprint' && new Set(ids).size < ids.length
        })
        .map(placeOf),
  },
  referenceRule('level', 'building_ids', 'building', false),
  referenceRule('unit', 'level_id', 'level', true),
  referenceRule('opening', 'level_id', 'level', true),
  referenceRule('amenity', 'unit_ids', 'unit', false),
  referenceRule('anchor', 'unit_id', 'unit', true),
  referenceRule('occupant', 'anchor_id', 'anchor', true),
  {
    name: 'relationship.references',
    clause: 'Relationship, Property Keys',
    places: (files) => {
      const all = readAll(files)
      return all
        .filter(({ type }) => type === 'relationship')
        .filter(({ properties: { origin, intermediary, destination } }) =>
          [...idsIn(origin), ...idsIn(intermediary), ...idsIn(destination)].some((one) => !isReference(one, all)),
        )
        .map(placeOf)
    },
  },
]

/** All rules, in the order in which they are reported. */
export const allRules: readonly Rule[] = [...archiveRules, ...featureRules, ...valueRules, ...referenceRules]
