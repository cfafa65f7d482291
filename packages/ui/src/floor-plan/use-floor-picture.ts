import { type SyntheticEvent, useState } from 'react'

/** Follows a picture until it is there. Without an address there is none. */
export function useFloorPicture(address: string | undefined) {
  // a record without a picture may have an empty one
  const url = address || undefined
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<{ url: string; attempt: number; ratio: number | undefined }>()
  const here = ended?.url === url && ended?.attempt === attempt ? ended : undefined
  const state: 'none' | 'loading' | 'ready' | 'failed' =
    url === undefined ? 'none' : !here ? 'loading' : here.ratio === undefined ? 'failed' : 'ready'
  return {
    url,
    state,
    /** Width by height. */
    ratio: here?.ratio,
    /** Counts the tries; another is another element, for browsers keep what failed. */
    attempt,
    retry: () => setAttempt((before) => before + 1),
    imageProps: {
      onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
        url !== undefined && setEnded({ url, attempt, ratio: naturalHeight > 0 ? naturalWidth / naturalHeight : 1 }),
      onError: () => url !== undefined && setEnded({ url, attempt, ratio: undefined }),
    },
  }
}

export type FloorPictureState = ReturnType<typeof useFloorPicture>
