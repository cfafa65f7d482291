import { defineConfig } from 'tsup'

export default defineConfig({
  // the worker lies beside what starts it, as it does in the sources
  entry: {
    main: 'src/main.ts',
    command: 'src/commands/command.ts',
    'pictures-worker': 'src/platform/files/pictures-worker.ts',
  },
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  clean: true,
  // The workspace's packages are TypeScript; everything else is found in node_modules, where the native parts must be.
  noExternal: [/^@kiosk-admin\//],
})
