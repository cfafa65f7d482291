import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { askPassword } from './ask-password'

function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: vi.fn() })
  const output = new PassThrough({ encoding: 'utf8' })
  let shown = ''
  output.on('data', (text) => {
    shown += text
  })
  const type = async (text: string, after: string) => {
    await expect.poll(() => shown).toContain(after)
    input.write(text)
  }
  return { input, output, type, shown: () => shown }
}

test('reads the password twice without echo at a terminal', async () => {
  const { input, output, type, shown } = terminal()
  const answer = askPassword(input, output)
  await type('ten letterz\u007fs\r', 'New password: ')
  await type('ten letters\r', 'Once more: ')
  expect(await answer).toBe('ten letters')
  expect(shown()).toBe('New password: \nOnce more: \n')
  expect(input.setRawMode.mock.calls).toEqual([[true], [false], [true], [false]])
})

test('rejects different inputs', async () => {
  const { input, output, type } = terminal()
  const answer = expect(askPassword(input, output)).rejects.toThrow('Passwords not equal: nothing was changed.')
  await type('ten letters\r', 'New password: ')
  await type('two letters\r', 'Once more: ')
  await answer
})

test('Ctrl-C changes nothing', async () => {
  const { input, output, type } = terminal()
  const answer = expect(askPassword(input, output)).rejects.toThrow('No password was given, so nothing was changed.')
  await type('ten\u0003', 'New password: ')
  await answer
})

test('reads the first line without a terminal, with its spaces', async () => {
  const piped = new PassThrough()
  piped.end(' ten letters \nand more\n')
  expect(await askPassword(piped, new PassThrough())).toBe(' ten letters ')
  const nothing = new PassThrough()
  nothing.end()
  await expect(askPassword(nothing, new PassThrough())).rejects.toThrow('No password was given')
})
