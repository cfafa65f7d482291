import type { ImdfFiles } from './archive'
import { allRules, type Place } from './rules'

/** A broken rule and its place. */
export type ImdfFinding = Place & {
  /** One of `imdfRules`. */
  readonly rule: string
  readonly clause: string
}

/** The rules of `checkImdf`: each has a name and its clause, a page of OGC 20-094 1.0.0 and the section in it. */
export const imdfRules: readonly { readonly name: string; readonly clause: string }[] = allRules.map(
  ({ name, clause }) => ({ name, clause }),
)

/**
 * Checks an archive by the rules that the text of IMDF 1.0.0, OGC 20-094, states for structure, values and references.
 * Not among them: the shapes of features on the ground, and the more than 700 categories of occupants.
 */
export const checkImdf = (files: ImdfFiles): ImdfFinding[] =>
  allRules.flatMap(({ name, clause, places }) => places(files).map((place) => ({ rule: name, clause, ...place })))
