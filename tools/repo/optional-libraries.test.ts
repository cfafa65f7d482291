import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest = (folder: string): Record<string, Record<string, string>> => JSON.parse(read(`${folder}/package.json`))

const kit = manifest('packages/ui')
const optional = Object.keys(kit.peerDependenciesMeta ?? {}).sort()

test('the README says how to install each library that a subpath of the kit needs', () => {
  const commands =
    read('packages/ui/README.md')
      .replaceAll(/\\\n\s*/g, '')
      .match(/^npm install .+/gm) ?? []
  const named = commands.flatMap((command) => command.split(' ').slice(2)).filter((name) => optional.includes(name))
  expect([...new Set(named)].sort()).toEqual(optional)
})

test('the example of every subpath installs them, in the versions that the kit is tested with', () => {
  const { dependencies = {} } = manifest('packages/ui/examples/every-subpath')
  expect(
    Object.keys(dependencies)
      .filter((name) => !/^(@kiosk-admin\/ui|react|react-dom)$/.test(name))
      .sort(),
  ).toEqual(optional)
  for (const name of optional) expect([name, dependencies[name]]).toEqual([name, kit.devDependencies?.[name]])
})
