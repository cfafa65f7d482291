// Describes a failed journey: one line that says what it waited for, then the roles on the page around it.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../workspace.mjs'

const longestTree = 40
const longestMessage = 30

/** A message of Playwright without colours and without the lines of the source. */
export const plain = (message) =>
  stripVTControlCharacters(message)
    .split(/\n\s*>?\s*\d+ \|/)[0]
    .trimEnd()

const seconds = (milliseconds) => `${Number(milliseconds) / 1000} s`
const find = (text, pattern) => pattern.exec(text)?.[1]?.trim()

/** What an error of Playwright says that the test waited for, in one line. */
export function waitedFor(message) {
  const text = plain(message)
  const [first = ''] = text.split('\n')
  const locator = find(text, /^Locator:\s+(.+)$/m) ?? find(text, /^\s*- waiting for (.+)$/m)
  const timeout = find(text, /Timeout:?\s+(\d+)ms/)
  const compared = ['Expected', 'Received']
    .map((word) => [word.toLowerCase(), find(text, new RegExp(`^${word}[^:\\n]*:\\s+(.+)$`, 'm'))])
    .filter(([, value]) => value)
    .map(([word, value]) => `${word} ${value}`)
  const missing = /element\(s\) not found/.test(text) ? ['found no such element'] : []
  const details = [...compared, ...missing].join(', ')
  if (!timeout) return [first, details].filter(Boolean).join(': ')
  const action = find(text, /expect\(.*?\)((?:\.not)?\.\w+)\(/)?.slice(1) ?? find(first, /^\w*Error: ([\w.]+):/)
  const waited = `Waited ${seconds(timeout)} for ${[locator, action].filter(Boolean).join(' ')}`
  return details ? `${waited}: ${details}` : waited
}

/** The innermost open dialog or menu of a role tree, or the tree's start. */
export function nearby(tree) {
  const lines = tree.trimEnd().split('\n')
  const indent = (line) => line.search(/\S/)
  const start = lines.findLastIndex((line) => /^\s*- (dialog|alertdialog|menu|listbox)\b/.test(line))
  const end = lines.findIndex((line, index) => index > start && indent(line) <= indent(lines[start] ?? ''))
  const part = start < 0 ? lines : lines.slice(start, end < 0 ? undefined : end)
  const left = part.length - longestTree
  return left > 0 ? [...part.slice(0, longestTree), `… ${left} more lines`] : part
}

/** The role tree that Playwright attaches to a failed test. */
function treeOf({ attachments }) {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {}
  if (!path) return undefined
  return find(readFileSync(path, 'utf8'), /```yaml\n([\s\S]*?)```/)
}

/** @returns {string} Several lines. */
export function describeFailure(test, result) {
  const { file, line } = test.location
  const title = test.titlePath().slice(3).join(' › ')
  const tree = treeOf(result)
  const errors = result.errors.map(({ message = '', location }) => {
    const place = location ? ` (${relative(root, location.file)}:${location.line})` : ''
    const text = plain(message).split('\n')
    return [`  ${waitedFor(message)}${place}`, ...text.slice(1, longestMessage).map((part) => `    ${part}`)]
  })
  return [
    `FAILED ${relative(root, file)}:${line} ${title}`,
    ...errors.flat(),
    ...(tree ? ['  The page at that moment:', ...nearby(tree).map((part) => `    ${part}`)] : []),
  ].join('\n')
}
