import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/exports/index.ts',
    headless: 'src/exports/headless.ts',
    table: 'src/exports/table.ts',
    'labels/en': 'src/exports/labels/en.ts',
    'labels/is': 'src/exports/labels/is.ts',
    'labels/no': 'src/exports/labels/no.ts',
    'labels/se': 'src/exports/labels/se.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
  async onSuccess() {
    await promisify(execFile)(process.execPath, ['--run', 'styles'])
    await cp('src/theme/tailwind.css', 'dist/tailwind.css')
    await cp('src/theme/fonts', 'dist/fonts', { recursive: true })
  },
})
