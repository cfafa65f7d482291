import { expect, test } from 'vitest'
import { createLog } from './log'

const now = () => new Date('2026-11-21T09:00:00.000Z')

function lines(isTTY: boolean) {
  const output: string[] = []
  return { output, log: createLog({ write: (line) => output.push(line), isTTY }, now) }
}

test('writes JSON lines with errors', () => {
  const { output, log } = lines(false)
  log.error('A call failed', { requestId: '7', error: new TypeError('no') })
  expect(JSON.parse(output.join(''))).toMatchObject({
    at: '2026-11-21T09:00:00.000Z',
    level: 'error',
    message: 'A call failed',
    requestId: '7',
    error: { name: 'TypeError', message: 'no' },
  })
})

test('writes short lines for terminals', () => {
  const { output, log } = lines(true)
  log.info('Stopping', { reason: 'SIGTERM' })
  log.warn('Slow')
  expect(output).toEqual(['09:00:00 info  Stopping {"reason":"SIGTERM"}\n', '09:00:00 warn  Slow\n'])
})
