import type { Four } from './texts'
import { serviceWords } from './words-services'
import { shopWords } from './words-shops'

/** `keys` are separated by commas. */
export type Words = { leads: Four[]; keys: Four }

export const words: Record<string, Words> = { ...shopWords, ...serviceWords }
