import { createHash } from 'node:crypto'

const modulus = 1n << 256n

/** Sums the hashes of a table's COPY lines; independent of their order. */
export function createRowDigest() {
  let sum = 0n
  let rest = Buffer.alloc(0)
  const line = (bytes: Buffer) => {
    sum = (sum + BigInt(`0x${createHash('sha256').update(bytes).digest('hex')}`)) % modulus
  }
  return {
    push(piece: Buffer) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      let start = 0
      for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
        line(bytes.subarray(start, end))
        start = end + 1
      }
      rest = Buffer.from(bytes.subarray(start))
    },
    /** The digest of all lines so far. */
    value: () => sum.toString(16),
  }
}
