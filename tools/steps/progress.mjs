// Shows how far a check is: in a terminal as its last line, in a log once a minute.
const everySecond = 1000
const everyMinute = 60_000

/** A machine's speed is known after this share of the work. */
const enough = 0.05

const workOf = ({ seconds = 5, cores = 2 }) => seconds * cores

/** @param {import('./steps.mjs').Step[]} steps */
export function createProgress(steps, now = Date.now) {
  const begun = now()
  const states = new Map(steps.map(({ name }) => [name, { share: 0, detail: '' }]))
  const shareOf = ({ name }) => states.get(name).share
  const sum = (ofStep) => steps.reduce((total, step) => total + ofStep(step), 0)
  const all = sum(workOf)

  return {
    update(name, done, total) {
      states.set(name, { share: Math.min(done / total, 0.99), detail: `${name} ${done} of ${total}` })
    },
    end(name) {
      states.set(name, { share: 1, detail: '' })
    },
    describe() {
      const left = sum((step) => workOf(step) * (1 - shareOf(step)))
      const done = all - left
      // seconds for each second of work, of which two are done at a time
      const pace = done / all > enough ? (now() - begun) / 1000 / done : 0.5
      const minutes = Math.ceil((left * pace) / 60)
      const ended = steps.filter((step) => shareOf(step) === 1).length
      const details = [...states.values()].map(({ detail }) => detail).filter(Boolean)
      const time = minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`
      return [...details, `${ended} of ${steps.length} steps done`, time].join(', ')
    },
  }
}

/** Shows the progress until it is closed. Lines are printed with its `print`, above the last line of a terminal. */
export function showProgress(steps, { terminal = process.stdout.isTTY } = {}) {
  const progress = createProgress(steps)
  const clear = () => terminal && process.stdout.write('\r\x1b[K')
  const draw = () => {
    const text = progress.describe()
    if (!terminal) return console.log(`  ${text}`)
    clear()
    // a line that wraps could not be cleared
    return process.stdout.write(text.slice(0, (process.stdout.columns ?? 80) - 1))
  }
  const timer = setInterval(draw, terminal ? everySecond : everyMinute)
  return {
    update: progress.update,
    end: progress.end,
    print(line) {
      clear()
      console.log(line)
    },
    close() {
      clearInterval(timer)
      clear()
    },
  }
}
