import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { eachModule } from '../../tools/each-module'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'demo/index': 'src/demo/index.ts',
    kiosk: 'src/exports/kiosk.ts',
    'password-policy': 'src/exports/password-policy.ts',
    reasons: 'src/exports/reasons.ts',
    sheets: 'src/exports/sheets.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
  splitting: false,
  esbuildPlugins: [eachModule(globSync('src/**/*.ts', { exclude: ['src/**/*.{test,test-d}.ts'] }))],
})
