/** An error of the start with a message for the operator, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The message for a file system error, or `undefined` for other errors. */
function fileErrorMessage(error: unknown, path: string): string | undefined {
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

/** Converts file system errors of the start into a `StartError`. */
export async function withFileStartError<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = fileErrorMessage(error, path)
    throw message ? new StartError(message, { cause: error }) : error
  }
}
