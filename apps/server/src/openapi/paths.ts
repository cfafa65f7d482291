// Paths of the document. OpenAPI has one name for a parameter at one place, while calls may use several:
// `/MallStation/{mallId}` and `/MallStation/{id}`.

import type { Call } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { summaryOf } from './summaries'

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

const places = Map.groupBy(
  allCalls.flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => ({
      place: withoutNames(path.slice(0, index)),
      name,
    })),
  ),
  ({ place }) => place,
)

/** The documented name of a parameter: `id` where calls differ. */
function nameAt(place: string, name: string): string {
  return places.get(place)?.every((one) => one.name === name) ? name : 'id'
}

/** The parameters of a call's path, in order, with their documented names. */
export const pathNames = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => ({
    name,
    documented: nameAt(withoutNames(path.slice(0, index)), name),
  }))

export const documentedPath = (call: Call) =>
  pathNames(call).reduce((path, { name, documented }) => path.replace(`{${name}}`, `{${documented}}`), call.path)

/** Parameters that have another name in the document. */
const renamed = (call: Call) => pathNames(call).filter(({ name, documented }) => name !== documented)

/** Calls of the same method and path, the most general first. */
export function operations(): Call[][] {
  const groups = Map.groupBy(allCalls, (call) => `${call.method} ${documentedPath(call)}`)
  const rank = (call: Call) => (call.selectedBy ? 2 : renamed(call).length)
  return [...groups.values()].map((calls) => calls.sort((one, other) => rank(one) - rank(other)))
}

const decapitalised = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
const inCode = (name: string) => `\`${name}\``

/** How a call is selected over the first one of its operation. */
export function selection(call: Call): string {
  const by = call.selectedBy
    ? call.selectedBy.map(inCode).join(' or ')
    : renamed(call)
        .map(({ name, documented }) => `${inCode(name)} as ${inCode(documented)}`)
        .join(' and ')
  return `With ${by}: ${decapitalised(summaryOf(call))}.`
}
