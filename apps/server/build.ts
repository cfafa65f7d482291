import { build } from 'tsup'

await build({
  config: false,
  // the workers are emitted beside the modules that start them, as in the sources
  entry: {
    main: 'src/main.ts',
    command: 'src/commands/command.ts',
    'pictures-worker': 'src/platform/files/pictures-worker.ts',
    'films-worker': 'src/platform/files/films-worker.ts',
    'building-worker': 'src/platform/buildings/building-worker.ts',
  },
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  clean: true,
  // The workspace's packages are TypeScript and are bundled; others, native ones included, are loaded from node_modules.
  noExternal: [/^@kiosk-admin\//],
})
