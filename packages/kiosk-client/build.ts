import { globSync } from 'node:fs'
import { build } from 'tsup'
import { eachModule, packageOptions } from '../../tools/package-build.ts'

await build({
  ...packageOptions,
  entry: ['src/index.ts', 'src/browser.ts', 'src/node.ts'],
  splitting: false,
  removeNodeProtocol: false,
  esbuildPlugins: [
    eachModule(globSync('src/*.ts', { exclude: ['src/*.{test,test-d}.ts'] }), (file) => file.endsWith('protocol.ts')),
  ],
})
