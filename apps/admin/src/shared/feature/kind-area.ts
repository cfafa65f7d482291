import { areaOf, type ContentType, type TypeNumber } from '@kiosk-admin/api-client'

/** The area of a kind; kinds with an area for each type, such as shops and restaurants, need the type. */
export function kindArea({ area, resource }: ContentType, type: TypeNumber | undefined) {
  const found = areaOf(area, type)
  if (!found) throw new Error(`${resource} needs a type`)
  return found
}
