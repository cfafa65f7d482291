// npm run check: all checks, or those that are named (npm run check -- types lint).
import { checks } from './steps/checks.mjs'
import { formatCounts, runSteps } from './steps/steps.mjs'
import { install, inTemporaryFolder, main, Stop } from './workspace.mjs'

await main(async () => {
  const names = process.argv.slice(2)
  await install()
  await inTemporaryFolder('packages', async (packed) => {
    const steps = checks(packed)
    const unknown = names.filter((name) => !steps.some((step) => step.name === name))
    if (unknown.length > 0) {
      throw new Stop(`There is no step ${unknown.join(', ')}: there are ${steps.map(({ name }) => name).join(', ')}.`)
    }
    const counts = await runSteps(names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps)
    console.log(formatCounts(counts))
    if (counts.failed > 0) process.exitCode = 1
  })
})
