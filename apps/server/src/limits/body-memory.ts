import { HttpError } from '../http-error'

/** Memory for the bodies of all requests in progress. The largest body has 8 MB. */
const memoryBytes = 128 * 1024 * 1024
const retryAfterSeconds = 2

export type BodyMemory = {
  /** Memory of one request; `hold` throws `unavailable` if its owner has the largest share already. */
  ofOwner(owner: string): { hold(bytes: number): void; release(): void }
}

/**
 * Shares memory between owners of requests. An owner may hold as much as is free, so that however many do, there is some
 * left for the next one (the dynamic threshold of Choudhury and Hahne, 1998).
 */
export function createBodyMemory(total = memoryBytes): BodyMemory {
  const held = new Map<string, number>()
  let free = total

  function add(owner: string, bytes: number) {
    free -= bytes
    const sum = (held.get(owner) ?? 0) + bytes
    if (sum > 0) held.set(owner, sum)
    else held.delete(owner)
  }

  return {
    ofOwner(owner) {
      let own = 0
      return {
        hold(bytes) {
          if ((held.get(owner) ?? 0) + bytes > free - bytes) {
            throw new HttpError('unavailable', { retryAfter: retryAfterSeconds })
          }
          add(owner, bytes)
          own += bytes
        },
        release() {
          add(owner, -own)
          own = 0
        },
      }
    },
  }
}
