import type { Words } from './texts'
import { serviceWords } from './words-services'
import { shopWords } from './words-shops'

export const words: Record<string, Words> = { ...shopWords, ...serviceWords }
