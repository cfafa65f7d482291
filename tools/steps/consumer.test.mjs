import { expect, test } from 'vitest'
import { manifestFaults } from './consumer.mjs'

test('a packed manifest names what is packed, and pins no version', () => {
  const imports = { '#labels/*': { default: './src/*/labels/en.ts' }, '#format': './dist/format.js' }
  const dependencies = { zod: '^4.6.7', '@kiosk-admin/api-client': '0.2.0' }
  expect(manifestFaults({ imports, dependencies }, (path) => path.startsWith('./dist/'))).toEqual([
    'imports name ./src/*/labels/en.ts, which is not packed',
    '@kiosk-admin/api-client is pinned to 0.2.0',
  ])
  expect(manifestFaults({ dependencies: { zod: '^4.6.7' } }, () => false)).toEqual([])
})
