import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from './start-error'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

async function ask(question: string, input: Input, output: NodeJS.WritableStream): Promise<string> {
  const terminal = input.isTTY === true
  if (terminal) output.write(question)
  // discards readline's echo of the input
  const lines = createInterface({ input, terminal, ...(terminal ? { output: nowhere() } : {}) })
  const ended = () => new StartError('No password was given, so nothing was changed.')
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('close', () => reject(ended())) // Ctrl-C, Ctrl-D, or the end of piped input
    })
  } finally {
    lines.close()
    if (terminal) output.write('\n')
  }
}

/** Reads a new password: twice without echo at a terminal, otherwise from the first line. */
export async function askPassword(input: Input, output: NodeJS.WritableStream): Promise<string> {
  const password = await ask('New password: ', input, output)
  if (input.isTTY && password !== (await ask('Once more: ', input, output))) {
    throw new StartError('Passwords not equal: nothing was changed.')
  }
  return password
}
