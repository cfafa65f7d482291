import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** What the checker reports of an element, as far as this file reads it. */
type Result = { ruleId: string; value: [policy: string, level: string]; message: string; snippet: string; node: Node }
type Checker = { check(document: Document, policies: string[]): Promise<{ results: Result[] }> }

declare const window: Window & { ace: { Checker: new () => Checker } }

/** A rule that the checker applies wrongly to some elements. */
export type WronglyFlagged = { rule: string; elements: string; why: string }

export const wronglyFlagged: readonly WronglyFlagged[] = [
  {
    rule: 'aria_child_tabbable',
    elements: '[role=treegrid]',
    why: 'One cell of a row takes the focus, as in a grid, which the rule leaves out. It asks for rows that take it.',
  },
  {
    rule: 'element_tabbable_role_valid',
    elements: '[role=rowheader]',
    why: 'A rowheader of a grid is a gridcell, which is a widget.',
  },
  {
    rule: 'element_tabbable_role_valid',
    elements: '[role=toolbar], [data-radix-focus-guard]',
    why: 'Both hand the focus on to a control: the toolbar to the current tool, the guard to the dialog.',
  },
  {
    rule: 'fieldset_legend_valid',
    elements: 'fieldset[aria-label]',
    why: 'An aria-label names a group as well as a legend does.',
  },
  {
    rule: 'aria_complementary_label_visible',
    elements: '[aria-label]',
    why: 'Its name is for screen readers. A visible one is the checker’s own recommendation, not of WCAG.',
  },
  {
    rule: 'label_content_exists',
    elements: 'label:has(> [class$=sr-only])',
    why: 'Text that is hidden by clipping is read. The rule takes it for absent.',
  },
  {
    rule: 'input_label_exists',
    elements: ':has(> [data-slot=field-label][data-hidden]) select',
    why: 'Its label is hidden by clipping, which screen readers read. The rule takes it for absent.',
  },
  {
    rule: 'heading_content_exists',
    elements: '[aria-hidden=true] *',
    why: 'It is in a picture that is hidden from screen readers, which is why the rule finds no text in it.',
  },
  {
    rule: 'target_spacing_sufficient',
    elements: '[data-unit]',
    why: 'A unit of a map is as large as it is drawn, which is essential (Understanding 2.5.8), and the lists of places have it too.',
  },
]

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8')

/**
 * The failures that IBM's checker finds in the page by WCAG 2.2, each with its element. `excused` collects what is wrongly
 * flagged. Manual checks are left out, because the checker lists them for every page.
 */
export async function failures(page: Page, excused: Set<WronglyFlagged>): Promise<string[]> {
  // evaluated, because the page's content security policy blocks injected scripts
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source)
  const { found, wrong } = await page.evaluate(async (exceptions) => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    const failed = results.filter(({ value: [, level] }) => level === 'FAIL')
    const exceptionOf = ({ ruleId, node }: Result) =>
      exceptions.findIndex(({ rule, elements }) => rule === ruleId && node instanceof Element && node.matches(elements))
    return {
      found: failed
        .filter((result) => exceptionOf(result) < 0)
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`),
      wrong: failed.map(exceptionOf).filter((index) => index >= 0),
    }
  }, wronglyFlagged)
  for (const index of wrong) excused.add(wronglyFlagged[index] as WronglyFlagged)
  return found
}
