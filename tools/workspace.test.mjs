import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf, inputs, packages, requireSystem, root } from './workspace.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'))
  mkdirSync(join(folder, 'src/parts'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  for (let index = 0; index < 50; index += 1)
    writeFileSync(join(folder, `src/parts/${index}.ts`), `export const a = ${index}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Creates and removes files in the background, as bundlers and editors do, until `work` has ended. */
async function whileChurning(paths, work) {
  const code = `
    const { mkdirSync, rmSync, writeFileSync } = require('node:fs')
    const { dirname } = require('node:path')
    const { workerData, parentPort } = require('node:worker_threads')
    parentPort.postMessage('started')
    for (;;) {
      for (const path of workerData) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, String(Math.random()))
      }
      for (const path of workerData) rmSync(path)
    }`
  const worker = new Worker(code, { eval: true, workerData: paths.map((path) => join(folder, path)) })
  await new Promise((resolve) => worker.once('message', resolve))
  try {
    work()
  } finally {
    await worker.terminate()
  }
}

test('the hash does not depend on files that builds write beside the sources', async () => {
  const before = hashOf([folder])
  const written = ['vite.config.ts.timestamp-x.mjs', 'dist/index.js', 'node_modules/.vite-temp/config.mjs']
  await whileChurning(written, () => {
    for (let index = 0; index < 200; index += 1) expect(hashOf([folder])).toBe(before)
  })
})

test('sources may disappear while they are hashed', async () => {
  const written = Array.from({ length: 20 }, (_, index) => `src/parts/new/${index}.ts`)
  await whileChurning(written, () => {
    for (let index = 0; index < 200; index += 1) expect(hashOf([folder])).toHaveLength(64)
  })
})

test('the hash changes with a source, not with a test or a picture', () => {
  const before = hashOf([folder])
  writeFileSync(join(folder, 'src/parts/1.test.ts'), 'test')
  mkdirSync(join(folder, 'src/parts/__screenshots__'))
  writeFileSync(join(folder, 'src/parts/__screenshots__/a.png'), 'picture')
  expect(hashOf([folder])).toBe(before)
  writeFileSync(join(folder, 'src/parts/1.ts'), 'changed')
  expect(hashOf([folder])).not.toBe(before)
})

test('each file of a package is an input of its build, or known not to be one', () => {
  const others = ['CHANGELOG.md', 'README.md', 'bench', 'demo', 'dist', 'e2e', 'examples', 'node_modules']
  const unknown = packages().flatMap(({ folder }) =>
    readdirSync(join(root, folder))
      .filter((name) => !inputs.includes(name) && !others.includes(name))
      .map((name) => `${folder}/${name}`),
  )
  expect(unknown).toEqual([])
})

test('each file that a configuration of a build imports is an input', () => {
  const missing = packages().flatMap(({ folder }) =>
    readdirSync(join(root, folder))
      .filter((name) => /^(build|vite\.config)\.ts$/.test(name))
      .flatMap((name) => [...readFileSync(join(root, folder, name), 'utf8').matchAll(/from '\.\/([^']+)'/g)])
      .map(([, name]) => name)
      .filter((name) => !inputs.includes(name)),
  )
  expect(missing).toEqual([])
})

test('systems without a Node and a PostgreSQL of ours are refused in a sentence', () => {
  const system = (platform, glibcVersionRuntime) => ({
    platform,
    report: { getReport: () => ({ header: { glibcVersionRuntime } }) },
  })
  expect(() => requireSystem(system('win32'))).toThrow(
    'Kiosk Admin runs on Linux and macOS. On Windows, start it in the Windows Subsystem for Linux.',
  )
  expect(() => requireSystem(system('linux'))).toThrow('Kiosk Admin runs on Linux with glibc, and this one has musl')
  requireSystem(system('linux', '2.36'))
  requireSystem(system('darwin'))
})
