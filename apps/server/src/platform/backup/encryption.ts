import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../start-error'

/** Header of an age file (https://age-encryption.org/v1). */
const ageHeader = Buffer.from('age-encryption.org/v1\n')

/** Converts to a web stream, which age's library requires. */
const webStream = (bytes: AsyncIterable<Uint8Array>) => NodeStream.from(bytes) as ReadableStream<Uint8Array>

/** Encrypts bytes as an age file, which `age --decrypt` opens. Order and end of the chunks are authenticated. */
export async function* encrypted(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  /** log2 of scrypt's work factor, which is also the cost of each guess. */
  work = 18,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(work)
  yield* await encrypter.encrypt(webStream(bytes))
}

async function* decrypted(file: Readable, passphrase: string, path: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    yield* await decrypter.decrypt(webStream(file))
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('no identity matched')) {
      throw new StartError(`BACKUP_PASSPHRASE does not open ${path}: set it to the one that the back-up was made with.`)
    }
    throw new StartError(`${path} is damaged or cut off: nothing was restored.`, { cause })
  }
}

async function startsWith(file: FileHandle, bytes: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes.length), 0, bytes.length, 0)
  return bytesRead === bytes.length && buffer.equals(bytes)
}

/**
 * Opens an archive and decrypts it if necessary. With a passphrase, an unencrypted archive is refused, because anyone
 * could have made it.
 */
export async function openBackup(path: string, passphrase: string | undefined): Promise<Readable> {
  const file = await open(path).catch((cause) => {
    throw new StartError(`${path} can’t be read (${cause.code}): name a back-up file.`, { cause })
  })
  try {
    const isEncrypted = await startsWith(file, ageHeader)
    if (isEncrypted && passphrase === undefined) {
      throw new StartError(`${path} is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was made with.`)
    }
    if (!isEncrypted && passphrase !== undefined) {
      throw new StartError(`${path} is not encrypted, though BACKUP_PASSPHRASE is set: leave that out for this file.`)
    }
    const bytes = file.createReadStream({ start: 0 })
    if (passphrase === undefined) return bytes
    const plain = Readable.from(decrypted(bytes, passphrase, path), { objectMode: false })
    return plain.once('close', () => bytes.destroy())
  } catch (error) {
    await file.close()
    throw error
  }
}
