import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../workspace.mjs'
import { describeFailure, nearby, waitedFor } from './failure.mjs'

const missing = `Error: expect(locator).toBeVisible() failed

Locator: getByRole('dialog').getByRole('button', { name: 'Save' })
Expected: visible
Timeout: 60000ms
Error: element(s) not found

Call log:
  - Expect "toBeVisible" getByRole('dialog').getByRole('button', { name: 'Save' }) with timeout 60000ms
  - waiting for getByRole('dialog').getByRole('button', { name: 'Save' })


  1 | import { expect, test } from '@playwright/test'
> 2 | await expect(save).toBeVisible()
    |                    ^`

test.each([
  [
    missing,
    `Waited 60 s for getByRole('dialog').getByRole('button', { name: 'Save' }) toBeVisible: expected visible, found no such element`,
  ],
  [
    `Error: the reason\n\nexpect(locator).not.toHaveText(expected) failed\n\nLocator:  getByRole('button')\nExpected: "Cancl"\nReceived: "Cancel"\nTimeout:  500ms\n`,
    `Waited 0.5 s for getByRole('button') not.toHaveText: expected "Cancl", received "Cancel"`,
  ],
  [
    `TimeoutError: locator.click: Timeout 60000ms exceeded.\nCall log:\n  - waiting for getByRole('button', { name: 'Save' })\n`,
    `Waited 60 s for getByRole('button', { name: 'Save' }) locator.click`,
  ],
  [
    'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: 4\nReceived: 3\n\nCall Log:\n- Timeout 300ms exceeded while waiting on the predicate\n',
    'Waited 0.3 s for toBe: expected 4, received 3',
  ],
  ['Error: The server ended with 1: no port', 'Error: The server ended with 1: no port'],
])('says in one line what was waited for: %#', (message, line) => {
  expect(waitedFor(message)).toBe(line)
})

const tree = `- heading "Shops" [level=1]
- dialog "Shop":
  - button "Cancel"
  - dialog "Pictures":
    - button "Choose"
    - list:
      - listitem: One
- text: behind`

test('shows the roles of the innermost dialog, or of the page', () => {
  expect(nearby(tree)).toEqual([
    '  - dialog "Pictures":',
    '    - button "Choose"',
    '    - list:',
    '      - listitem: One',
  ])
  expect(nearby('- heading "Shops"\n- list')).toEqual(['- heading "Shops"', '- list'])
  const long = nearby(Array.from({ length: 100 }, (_, index) => `- row "${index}"`).join('\n'))
  expect(long).toHaveLength(41)
  expect(long.at(-1)).toBe('… 60 more lines')
})

test('describes a failed test with its place and the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failure-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'error-context.md')
  writeFileSync(path, `# Test info\n\n\`\`\`yaml\n${tree}\n\`\`\`\n`)
  const file = join(root, 'apps/admin/e2e/content/shops.e2e.ts')
  const failed = { location: { file, line: 12 }, titlePath: () => ['', 'journeys', 'shops.e2e.ts', 'a shop is saved'] }
  const text = describeFailure(failed, {
    errors: [{ message: missing, location: { file, line: 30 } }],
    attachments: [{ name: 'error-context', path }],
  })
  expect(text).toMatch(/^FAILED apps\/admin\/e2e\/content\/shops\.e2e\.ts:12 a shop is saved\n {2}Waited 60 s for/)
  expect(text).toContain('(apps/admin/e2e/content/shops.e2e.ts:30)')
  expect(text).toContain('    - button "Choose"')
  expect(text).not.toContain('behind')
})
