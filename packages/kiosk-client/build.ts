import { globSync } from 'node:fs'
import { build } from 'tsup'
import { eachModule } from '../../tools/each-module.ts'

await build({
  config: false,
  entry: ['src/index.ts', 'src/browser.ts', 'src/node.ts'],
  format: 'esm',
  sourcemap: true, // with the sources, which are not published
  dts: true,
  clean: true,
  target: 'es2023',
  splitting: false,
  removeNodeProtocol: false,
  esbuildPlugins: [
    eachModule(globSync('src/*.ts', { exclude: ['src/*.{test,test-d}.ts'] }), (file) => file.endsWith('protocol.ts')),
  ],
})
