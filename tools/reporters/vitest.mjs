// Reports the counts and the progress of Vitest.
import { nightly, ReportFile } from './report.mjs'

export default class {
  #file = new ReportFile()
  #withoutNightly = false

  onInit(vitest) {
    this.#withoutNightly = Boolean(vitest.config.tagsFilter?.length)
  }

  /** Whether the filter of tags leaves the test out, which Vitest reports as skipped. */
  #isLeftOut(test) {
    return this.#withoutNightly && test.tags.includes(nightly)
  }

  onTestRunStart(specifications) {
    // tests are known only once their file has been loaded
    this.#file.report.total = specifications.length
  }

  onTestCaseResult(test) {
    const { state } = test.result()
    if (!this.#isLeftOut(test)) this.#file.report[state] += 1
    this.#file.write()
  }

  onTestModuleEnd() {
    this.#file.report.done += 1
    this.#file.write()
  }

  onTestRunEnd(modules, errors) {
    // files that could not be loaded, and errors outside of tests
    const broken = modules.filter((module) => module.errors().length > 0)
    this.#file.report.failed += broken.length + errors.length
    this.#file.write({ now: true })
  }
}
