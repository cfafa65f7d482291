import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build } from 'tsup'
import { eachModule, packageOptions } from '../../tools/package-build.ts'
import { scopeStyles } from './scoped-styles.ts'

await build({
  ...packageOptions,
  entry: {
    index: 'src/exports/index.ts',
    charts: 'src/exports/charts.ts',
    command: 'src/exports/command.ts',
    'floor-plan': 'src/exports/floor-plan.ts',
    headless: 'src/exports/headless.ts',
    hours: 'src/exports/hours.ts',
    map: 'src/exports/map.ts',
    media: 'src/exports/media.ts',
    'rich-text': 'src/exports/rich-text.ts',
    permissions: 'src/exports/permissions.ts',
    schedule: 'src/exports/schedule.ts',
    slideshow: 'src/exports/slideshow.ts',
    stations: 'src/exports/stations.ts',
    'slideshow-editor': 'src/exports/slideshow-editor.ts',
    table: 'src/exports/table.ts',
    'table-edit': 'src/exports/table-edit.ts',
    'table-order': 'src/exports/table-order.ts',
    'labels/basic/en': 'src/exports/labels/basic/en.ts',
    'labels/basic/is': 'src/exports/labels/basic/is.ts',
    'labels/basic/no': 'src/exports/labels/basic/no.ts',
    'labels/basic/se': 'src/exports/labels/basic/se.ts',
    'labels/en': 'src/exports/labels/en.ts',
    'labels/is': 'src/exports/labels/is.ts',
    'labels/no': 'src/exports/labels/no.ts',
    'labels/se': 'src/exports/labels/se.ts',
  },
  splitting: false,
  esbuildPlugins: [
    eachModule(
      globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.{test,test-d,stories,fixture}.*', 'src/conformance/**'] }),
    ),
  ],
  async onSuccess() {
    await promisify(execFile)(process.execPath, ['--run', 'styles'])
    await writeFile('dist/styles.scoped.css', scopeStyles(await readFile('dist/styles.css', 'utf8')))
    await cp('src/theme/tailwind.css', 'dist/tailwind.css')
    await cp('src/theme/fonts', 'dist/fonts', { recursive: true })
  },
})
