// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partOf } from './part-of'
import { parts } from './parts/parts'

test.each(parts.map(([name]) => name))('%s is rendered without a window', (name) => {
  expect(globalThis).not.toHaveProperty('window')
  expect(() => renderToString(partOf(name))).not.toThrow()
})

test('the first rows of a table are rendered', () => {
  expect(renderToString(partOf('DataTable.Grid'))).toContain('Havn &amp; Co')
})
