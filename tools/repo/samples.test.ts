import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../workspace.mjs'
import { root } from './imports'

/** What the samples in the README of wayfinding print. */
const printed: [string, string[]][] = [
  ['steps', ['Vänd dig om och gå 40 meter.', 'Sväng till vänster och gå 30 meter.', 'Rakt fram: Lun.']],
  ['search', ['Lilla Lo exact Barnkläder', 'L Lilla Lo', 'Ö Ölet & Maten']],
  ['keyboards', ['q w e r t y u i o p å', 'a s d f g h j k l ö ä', 'z x c v b n m', 'digits   backspace']],
]

test.each(printed)('the sample of %s runs', async (name, lines) => {
  const file = join(root, 'packages', 'wayfinding', 'examples', `${name}.mjs`)
  const { output } = await run(process.execPath, ['--import', './tools/typescript.mjs', file], { quiet: true })
  expect(output.trim().split('\n')).toEqual(lines)
})
