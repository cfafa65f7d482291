// What the test runners report to the steps of `npm test`: counts and progress, in the file that TEST_REPORT names.
import { renameSync, writeFileSync } from 'node:fs'

/** The tag of tests that only `npm run test:all` runs. */
export const nightly = 'nightly'

/** Writes a runner's counts, at most twice a second. */
export class ReportFile {
  /** Counts of tests, and how much of all is done, in tests or files. */
  report = { done: 0, total: 0, passed: 0, failed: 0, skipped: 0 }
  #file = process.env.TEST_REPORT
  #written = 0

  write({ now = false } = {}) {
    if (!this.#file || (!now && Date.now() - this.#written < 500)) return
    this.#written = Date.now()
    // renamed, so that a reader never finds half of it
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.report))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
