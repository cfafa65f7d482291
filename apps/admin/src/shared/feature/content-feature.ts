// Builds the menu entry and record descriptor of a content type, for a feature's `index.ts`.

import type { ContentType } from '@kiosk-admin/api-client'
import type { Feature, Names, Records } from './feature'
import { kindArea } from './kind-area'

type Spec<T extends ContentType, N extends string, F extends string, L extends Feature['load']> = Omit<
  Feature,
  'name' | 'area' | 'records' | 'load'
> &
  Omit<Records, 'resource' | 'create' | 'fields'> & {
    name: N
    load: L
    create: NonNullable<Records['create']>
    fields?: { readonly [field in T['fieldNames'][number]]?: Names }
    /** Records of other content types that the screen lists. */
    further?: readonly Records<F>[]
  }

/** Creates the feature of a content type; area and resource come from the contract. */
export function contentFeature<
  T extends ContentType,
  const N extends string,
  L extends Feature['load'],
  const F extends string = never,
>(type: T, spec: Spec<T, N, F, L>) {
  const { only, noun, create, fields, address, createAddress, further = [], ...feature } = spec
  const { dialog = `${type.type}Edit`, ...rest } = feature
  const area = kindArea(type, only?.type)
  const own: Records<T['resource']> = {
    resource: type.resource,
    noun,
    create,
    ...(only ? { only } : {}),
    ...(fields ? { fields } : {}),
    ...(address ? { address } : { dialog }),
    ...(createAddress ? { createAddress } : {}),
  }
  const records: readonly Records<T['resource'] | F>[] = [own, ...further]
  return { ...rest, area, records }
}
