// Builds the menu entry and record descriptor of a content type, for a feature's `index.ts`.

import type { ContentType, RecordOf } from '@kiosk-admin/api-client'
import type { Feature, FieldWords, Names, Records } from './feature'
import { kindArea } from './kind-area'

/** The values of a field that is a choice; `never` of any other field. Active and InActive are named by the kit. */
type ValuesOf<T extends ContentType, F> = F extends keyof RecordOf<T['type']> & T['fieldNames'][number]
  ? F extends 'status'
    ? never
    : NonNullable<RecordOf<T['type']>[F]> extends infer V extends string
      ? string extends V
        ? never
        : V
      : never
  : never

type ChoiceOf<T extends ContentType> = {
  [F in T['fieldNames'][number]]: [ValuesOf<T, F>] extends [never] ? never : F
}[T['fieldNames'][number]]

/** A label for each value of each choice; other fields need words only where they differ from those of all kinds. */
type Fields<T extends ContentType> = {
  readonly [field in ChoiceOf<T>]: FieldWords & { choices: Readonly<Record<ValuesOf<T, field>, Names>> }
} & { readonly [field: string]: FieldWords }

type Spec<T extends ContentType, N extends string, F extends string, L extends Feature['load']> = Omit<
  Feature,
  'name' | 'area' | 'records' | 'load'
> &
  Omit<Records, 'resource' | 'create' | 'fields'> & {
    name: N
    load: L
    create: NonNullable<Records['create']>
    /** Records of other content types that the screen lists. */
    further?: readonly Records<F>[]
  } & ([ChoiceOf<T>] extends [never] ? { fields?: Fields<T> } : { fields: Fields<T> })

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
