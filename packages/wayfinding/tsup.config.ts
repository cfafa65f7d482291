import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    keyboards: 'src/exports/keyboards.ts',
    search: 'src/exports/search.ts',
  },
  format: 'esm',
  sourcemap: true, // with the sources, which are not published
  dts: true,
  clean: true,
  target: 'es2023',
})
