// npm run docs: the hosted docs as one folder of a static host: the start page, the Storybook and the demo.
// `npm run docs -- FOLDER` names it, `--without-storybook` leaves out what takes longest, `--storybook FOLDER` takes one that is built.
import { cpSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { main, node, root, run, Stop, seconds } from '../workspace.mjs'

const docs = join(root, 'apps/docs')

/** Lets the page of an app connect to the server of the demo before the app starts. */
const startsConnected = {
  name: 'starts-connected',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const script = /<script type="module" crossorigin src="(.+?)"><\/script>/g
      const files = [...html.matchAll(script)].map(([, file]) => `import('${file}')`)
      if (files.length === 0) throw new Error('The page has no script to start')
      const start = `import { startApp } from '../page.js'; startApp(() => Promise.all([${files}]))`
      return html.replace(script, '').replace('</head>', `<script type="module">${start}</script></head>`)
    },
  },
}

/** An app as it is, for a folder of any address. */
const buildApp = (name, folder) =>
  build({
    root: join(root, 'apps', name),
    base: './',
    logLevel: 'warn',
    plugins: [startsConnected],
    build: { outDir: join(folder, 'demo', name), emptyOutDir: true },
  })

async function buildDatabase(folder) {
  const args = ['--import', './tools/typescript.mjs', 'tools/databases.mjs', folder, 'published']
  const { code, output } = await run(node, args, { quiet: true })
  if (code !== 0) throw new Stop(`${output}\nThe database of the demo could not be written.`)
  const file = join(folder, 'demo/database.bin')
  renameSync(join(folder, 'published.bin'), file)
  console.log(`The database of the demo has ${(statSync(file).size / 1e6).toFixed(1)} MB.`)
}

async function buildStorybook(folder) {
  const args = ['build', '--quiet', '--output-dir', folder]
  const { code, output } = await run('storybook', args, { quiet: true })
  if (code !== 0) throw new Stop(`${output}\nThe Storybook could not be built.`)
}

const { values, positionals } = parseArgs({
  options: { 'without-storybook': { type: 'boolean', default: false }, storybook: { type: 'string' } },
  allowPositionals: true,
})

await main(async () => {
  const started = Date.now()
  const folder = resolve(positionals[0] ?? join(root, 'dist/docs'))
  // a test environment would put React's development build into the pages
  process.env.NODE_ENV = 'production'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({ root: docs, logLevel: 'warn', build: { outDir: folder } })
  await buildApp('admin', folder)
  await buildApp('kiosk', folder)
  // the kiosk registers a worker of its own, which would keep its requests from the server
  cpSync(join(folder, 'demo/service-worker.js'), join(folder, 'demo/kiosk/sw.js'))
  await buildDatabase(folder)
  const storybook = join(folder, 'storybook')
  if (values.storybook) cpSync(values.storybook, storybook, { recursive: true })
  else if (!values['without-storybook']) await buildStorybook(storybook)
  console.log(`Built the docs in ${seconds(started)}: ${folder}`)
})
