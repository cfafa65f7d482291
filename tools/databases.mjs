// Writes databases of the tests' data into a folder, each as NAME.bin: `migrated` is empty, `demo` has the demo, `published` also
// months of statistics. It takes seconds of a processor, so it is a process of its own:
// node --import ./tools/typescript.mjs tools/databases.mjs FOLDER NAME…
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoDatabase, migratedDatabase, publishedDemo } from '../apps/server/src/testing/database.ts'

const databases = {
  migrated: async () => new Blob([await readFile(await migratedDatabase())]),
  demo: demoDatabase,
  published: publishedDemo,
}

const [folder, ...names] = process.argv.slice(2)
for (const name of names) {
  const database = await databases[name]()
  await writeFile(join(folder, `${name}.bin`), Buffer.from(await database.arrayBuffer()))
}
