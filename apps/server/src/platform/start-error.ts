/** A start that cannot succeed, said in one sentence that tells the operator what to do; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The sentence for a folder or file that the system refuses, or undefined when it is another matter. */
function whyNoFile(error: unknown, path: string): string | undefined {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path} cannot be written: set DATA_DIR to a folder that this account may write.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no space left on the disk of ${path}: free some, or set DATA_DIR to a folder on another disk.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is not a folder: set DATA_DIR to a folder.`
    default:
      return undefined
  }
}

/** Runs file work of the start and turns the system's refusals into a StartError. */
export async function withFileSentence<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = whyNoFile(error, path)
    throw sentence ? new StartError(sentence, { cause: error }) : error
  }
}
