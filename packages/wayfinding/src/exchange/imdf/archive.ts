import type { Localised } from '../../model'
import { type Feature, isObject, type Properties } from '../geojson/geojson'

/** Files of an IMDF archive as data, by name: `manifest.json`, `level.geojson`. Zipping is the caller's. */
export type ImdfFiles = { readonly [name: string]: unknown }

/** A feature of IMDF: a feature of GeoJSON with `id` and `feature_type`. */
export type ImdfFeature = Feature & { readonly id: string; readonly feature_type: string }

/** The extension that carries what IMDF has no place for: ids, frames of pictures, hours, stations. */
export const extensionId = 'imdf:extension:kiosk-admin:plan#1.0.0'
/** Name of the property with the extension's data. */
export const extensionKey = 'kiosk-admin:plan'

/** A shop, restaurant or company and the code of the unit where it is. */
export type Tenant = {
  readonly areaId: string
  readonly name: Localised
  /** Category of an IMDF occupant. @default 'shopping' */
  readonly category?: string
}

/** What an archive says of the place as a whole. */
export type ImdfOptions = {
  /** Name of the mall. */
  readonly name: Localised
  readonly address: {
    /** Street and number. */
    readonly address: string
    readonly locality: string
    /** Code of ISO 3166: `SE`. */
    readonly country: string
    /** Code of ISO 3166-2: `SE-AB`. */
    readonly province?: string
    readonly postalCode?: string
  }
  /** Date and time of creation, ISO 8601 with an offset. */
  readonly created: string
  /** The default language of names, an IETF language tag: `sv`. */
  readonly language: string
  readonly tenants?: readonly Tenant[]
}

/** Features of an archive that can be read, with the file of each; features of extensions included. */
export function featuresOf(files: ImdfFiles) {
  return Object.entries(files).flatMap(([file, content]) => {
    const list = isObject(content) && file.endsWith('.geojson') ? content.features : undefined
    return Array.isArray(list) ? list.filter(isObject).map((feature) => ({ file, feature })) : []
  })
}

/** The properties of a feature; empty if they are no object. */
export const propertiesOf = ({ properties }: Properties): Properties => (isObject(properties) ? properties : {})
