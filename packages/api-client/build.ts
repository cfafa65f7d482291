import { globSync } from 'node:fs'
import { build } from 'tsup'
import { eachModule, packageOptions } from '../../tools/package-build.ts'

await build({
  ...packageOptions,
  entry: {
    calls: 'src/exports/calls.ts',
    'content-types': 'src/exports/content-types.ts',
    'demo/index': 'src/demo/index.ts',
    kiosk: 'src/exports/kiosk.ts',
    'page-errors': 'src/exports/page-errors.ts',
    'password-policy': 'src/exports/password-policy.ts',
    reasons: 'src/exports/reasons.ts',
    sheets: 'src/exports/sheets.ts',
    zod: 'src/exports/zod.ts',
    // last, because the inferred types of all modules import it, and its namespaces must follow their members
    index: 'src/index.ts',
  },
  splitting: false,
  esbuildPlugins: [
    eachModule(globSync('src/**/*.ts', { exclude: ['src/**/*.{test,test-d}.ts'] }), (file) =>
      /[\\/]contract[\\/]/.test(file),
    ),
  ],
})
