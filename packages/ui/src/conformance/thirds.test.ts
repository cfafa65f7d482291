import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Third, third } from './thirds'

const folder = fileURLToPath(new URL('.', import.meta.url))
const thirds: Third[] = ['first', 'second', 'third']
const storyOfThird = /^export const \w+(?:: StoryObj)? = (?:\{ \.\.\.)?(\w+)\('(first|second|third)'\)/gm

it('splits a list into three parts that cover it', () => {
  const list = Array.from({ length: 10 }, (_, index) => index)
  expect(thirds.flatMap((which) => third(list, which)).sort((a, b) => a - b)).toEqual(list)
})

it('each check has a story for each third', () => {
  const checks = new Map<string, string[]>()
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.stories.tsx')) continue
    const source = readFileSync(join(folder, file), 'utf8')
    for (const [, check] of source.matchAll(/const (\w+) = \(which: Third\)/g)) checks.set(`${file} ${check}`, [])
    for (const [, check, which = ''] of source.matchAll(storyOfThird)) checks.get(`${file} ${check}`)?.push(which)
  }
  expect(checks.size).toBeGreaterThan(0)
  for (const [check, found] of checks) expect(found, check).toEqual(thirds)
})
