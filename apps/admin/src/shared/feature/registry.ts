// The screens and the words of their records' fields, without the reader's language.

import type { Feature, FieldWords } from './feature'

let known: readonly Feature[] = []

/** Registers the screens. Call it once, before the first render. */
export function setKnownFeatures(features: readonly Feature[]) {
  known = features
}

/** Returns all screens, including those hidden from the user. */
export const knownFeatures = (): readonly Feature[] => known

/** Returns the words of a field of a resource, or of a choice inside one. */
export const wordsOfField = (resource: string, field: string): FieldWords | undefined =>
  known
    .flatMap((feature) => feature.records ?? [])
    .filter((records) => records.resource === resource)
    .map(({ fields }) => fields?.[field])
    .find((words) => words !== undefined)
