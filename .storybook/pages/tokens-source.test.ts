import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsOf } from './tokens-source'

const css = readFileSync(new URL('../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8')
const tokens = sectionsOf(css).flatMap((section) => section.tokens)

test('the page of tokens has every variable of the style sheet', () => {
  const declared = new Set([...css.matchAll(/^\s*(--k-[\w-]+):/gm)].map(([, name]) => name))
  const listed = tokens.map(({ name }) => name)
  expect([...declared].filter((name) => !listed.includes(name ?? ''))).toEqual([])
  expect(listed.length).toBeGreaterThan(100)
})

test('says what a token is for, where the style sheet does', () => {
  expect(tokens).toContainEqual({ name: '--k-radius-xs', note: 'markers, bars, checkbox' })
})
