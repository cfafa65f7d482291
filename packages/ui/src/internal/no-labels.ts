/** Replaces the English labels of parts under the condition `labels-from-provider`: the app provides every group. */
export const en = {}
