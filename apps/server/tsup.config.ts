import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  clean: true,
  // The workspace's packages are TypeScript; everything else is found in node_modules, where the native parts must be.
  noExternal: [/^@kiosk-admin\//],
})
