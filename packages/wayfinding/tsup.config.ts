import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  sourcemap: true, // with the sources, which are not published
  dts: true,
  clean: true,
  target: 'es2023',
})
