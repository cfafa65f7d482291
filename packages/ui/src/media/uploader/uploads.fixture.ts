import type { SendFile } from './upload-queue'

type Pending = {
  name: string
  signal: AbortSignal
  onProgress: (fraction: number) => void
  resolve: (result: { name: string }) => void
  reject: (error: unknown) => void
}

/** A server with manual responses for each file. */
export function createSender() {
  const pending: Pending[] = []
  const last = (name: string) => {
    const found = pending.findLast((one) => one.name === name)
    if (!found) throw new Error(`${name} was not sent`)
    return found
  }
  const send: SendFile<{ name: string }> = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      pending.push({ name, signal, onProgress, resolve, reject })
    })
  return {
    send,
    names: () => pending.map(({ name }) => name),
    signal: (name: string) => last(name).signal,
    progress: (name: string, fraction: number) => last(name).onProgress(fraction),
    finish: (name: string) => last(name).resolve({ name }),
    fail: (name: string, error: unknown) => last(name).reject(error),
  }
}

export type Sender = ReturnType<typeof createSender>
