import { type SyntheticEvent, useState } from 'react'

/** Loads a picture; without a URL there is none. */
export function useFloorPicture(address: string | undefined) {
  // records without a picture may have an empty URL
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
    /** Number of attempts, used as key: browsers cache failed images. */
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
