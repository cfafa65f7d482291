// Reports the counts and the progress of Playwright, and prints why a test failed.
import { describeFailure, plain } from './failure.mjs'
import { ReportFile } from './report.mjs'

export default class {
  #file = new ReportFile()

  onBegin(_config, suite) {
    this.#file.report.total = suite.allTests().length
    this.#file.write({ now: true })
  }

  onTestEnd(test, result) {
    const outcome = test.outcome()
    const state = outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed'
    this.#file.report[state] += 1
    this.#file.report.done += 1
    if (state === 'failed') console.log(`${describeFailure(test, result)}\n`)
    this.#file.write()
  }

  onError(error) {
    this.#file.report.failed += 1
    console.log(plain(error.stack ?? error.message ?? error.value ?? 'An error outside of the tests'))
  }

  onEnd() {
    this.#file.write({ now: true })
  }
}
