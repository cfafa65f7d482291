import type { Labels } from '../exports/labels/en'

/** Labels by group of parts; whatever is left out is English. */
export type LabelSet = { readonly [Group in keyof Labels]?: Partial<Labels[Group]> | undefined }
