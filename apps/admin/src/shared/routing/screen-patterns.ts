import { currentPath } from './location'

/** Pages that are shown without a session; the shell adds its screens. */
let patterns: readonly string[] = ['/', '/setup', '/password', '/forgot-password']

export function addScreenPatterns(added: readonly string[]) {
  patterns = [...new Set([...patterns, ...added])]
}

const fits = (pattern: string, path: string) => {
  const [expected, words] = [pattern.toLowerCase().split('/'), path.toLowerCase().split('/')]
  return expected.length === words.length && expected.every((word, at) => word.startsWith(':') || word === words[at])
}

/** The pattern of a path, without ids: `/published/shops/:id`. */
export const patternOf = (path: string): string => patterns.find((pattern) => fits(pattern, path)) ?? 'other'

export const currentScreen = () => patternOf(currentPath())
