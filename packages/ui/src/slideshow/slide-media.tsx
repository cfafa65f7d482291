import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { PartLoading } from './use-slide-loading'

export type SlideMediaProps = {
  /** Undefined is missing. */
  src: string | undefined
  style?: CSSProperties | undefined
  /** @default 'contain' */
  fit?: 'contain' | 'cover' | undefined
  onLoading?: (loading: PartLoading) => void
}

/** What is on its way, or missing, takes its place and shows nothing: no half picture, and no browser's mark of a broken one. */
const unseen = (loading: PartLoading) => (loading === 'drawn' ? undefined : 'hidden')

/** Says where the media stands, and keeps it. */
function useMediaState({ onLoading }: SlideMediaProps) {
  const [loading, setLoading] = useState<PartLoading>('pending')
  const told = useRef(onLoading)
  told.current = onLoading
  const [settle] = useState(() => (to: PartLoading) => {
    setLoading(to)
    told.current?.(to)
  })
  return [loading, settle] as const
}

/** A picture that is decoded before it is seen. It is decoration: what a slide says, it says in words. */
export function SlideImage(props: SlideMediaProps & { cover?: boolean }) {
  const { src, style, fit, cover = false } = props
  const image = useRef<HTMLImageElement>(null)
  const [loading, settle] = useMediaState(props)
  useEffect(() => {
    let over = false
    const say = (to: PartLoading) => {
      if (!over) settle(to)
    }
    say(src === undefined ? 'missing' : 'pending')
    const element = image.current
    if (src !== undefined && element) {
      // some pictures are shown though they are too large to be decoded ahead
      const loaded = () => element.complete && element.naturalWidth > 0
      element.decode().then(
        () => say('drawn'),
        () => say(loaded() ? 'drawn' : 'missing'),
      )
    }
    return () => {
      over = true
    }
  }, [src, settle])
  if (src === undefined) return null
  return (
    <img
      ref={image}
      data-slot="slide-image"
      data-cover={cover || undefined}
      data-fit={fit}
      data-loading={loading}
      src={src}
      alt=""
      draggable={false}
      className="kui:absolute kui:object-contain kui:data-[fit=cover]:object-cover kui:data-[cover]:inset-0 kui:data-[cover]:size-full kui:data-[cover]:object-cover"
      style={{ ...style, visibility: unseen(loading) }}
    />
  )
}

/** A silent video, from its beginning whenever its slide begins. */
export function SlideVideo(props: SlideMediaProps & { playing: boolean }) {
  const { src, style, fit, playing } = props
  const video = useRef<HTMLVideoElement>(null)
  const [loading, settle] = useMediaState(props)
  useEffect(() => {
    const element = video.current
    settle(src === undefined ? 'missing' : 'pending')
    if (src === undefined || !element) return
    element.src = src
    return () => {
      // lets go of the file and its decoder at once: a kiosk plays for weeks
      element.removeAttribute('src')
      element.load()
    }
  }, [src, settle])
  useEffect(() => {
    const element = video.current
    if (!element || loading !== 'drawn') return
    // a browser that plays nothing by itself shows the first picture
    if (playing) element.play().catch(() => undefined)
    else element.pause()
  }, [playing, loading])
  if (src === undefined) return null
  return (
    <video
      ref={video}
      data-slot="slide-video"
      data-fit={fit}
      data-loading={loading}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onCanPlay={() => settle('drawn')}
      onError={() => settle('missing')}
      className="kui:absolute kui:object-contain kui:data-[fit=cover]:object-cover"
      style={{ ...style, visibility: unseen(loading) }}
    />
  )
}
