import { expect, test } from 'vitest'
import { isAccepted, sortFiles } from './accept'

const file = (name: string, type = '', size = 1) => new File(['x'.repeat(size)], name, { type })

test.each([
  ['a.csv', 'text/csv', ['.csv'], true],
  ['a.CSV', '', ['.csv'], true],
  ['a.csv.exe', '', ['.csv'], false],
  ['a.png', 'image/png', ['image/*'], true],
  ['a.png', 'image/png', ['application/pdf', '.png'], true],
  ['a.pdf', 'application/pdf', ['image/*'], false],
  ['a', '', [], true],
])('%s of type %j against %j', (name, type, accept, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted)
})

test('refused files have a reason', () => {
  const files = [file('a.txt'), file('b.csv', '', 9), file('c.csv'), file('d.csv')]
  const { accepted, refused } = sortFiles(files, { accept: ['.csv'], maxBytes: 5 })
  expect(accepted.map(({ name }) => name)).toEqual(['c.csv'])
  expect(refused.map((one) => `${one.file.name} ${one.reason}`)).toEqual(['a.txt type', 'b.csv size', 'd.csv count'])
  expect(sortFiles(files, { multiple: true }).refused).toEqual([])
})
