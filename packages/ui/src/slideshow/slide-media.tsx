import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { PartLoading } from './use-slide-loading'

export type SlideMediaProps = {
  /** Undefined if missing. */
  src: string | undefined
  style?: CSSProperties | undefined
  /** @default 'contain' */
  fit?: 'contain' | 'cover' | undefined
  onLoading?: (loading: PartLoading) => void
}

/** Hides pending and missing media, to avoid partial pictures and the browser's broken image icon. */
const visibilityOf = (loading: PartLoading) => (loading === 'drawn' ? undefined : 'hidden')

/** Loading state of a media element, reported to the caller. */
function useMediaState({ onLoading }: SlideMediaProps) {
  const [loading, setLoading] = useState<PartLoading>('pending')
  const latestOnLoading = useRef(onLoading)
  latestOnLoading.current = onLoading
  const [report] = useState(() => (to: PartLoading) => {
    setLoading(to)
    latestOnLoading.current?.(to)
  })
  return [loading, report] as const
}

/** An image that is decoded before it is shown. Decorative, so without alternative text. */
export function SlideImage(props: SlideMediaProps & { cover?: boolean }) {
  const { src, style, fit, cover = false } = props
  const image = useRef<HTMLImageElement>(null)
  const [loading, report] = useMediaState(props)
  useEffect(() => {
    let over = false
    const reportIfMounted = (to: PartLoading) => {
      if (!over) report(to)
    }
    reportIfMounted(src === undefined ? 'missing' : 'pending')
    const element = image.current
    if (src !== undefined && element) {
      // some images are shown although too large to decode ahead
      const loaded = () => element.complete && element.naturalWidth > 0
      element.decode().then(
        () => reportIfMounted('drawn'),
        () => reportIfMounted(loaded() ? 'drawn' : 'missing'),
      )
    }
    return () => {
      over = true
    }
  }, [src, report])
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
      style={{ ...style, visibility: visibilityOf(loading) }}
    />
  )
}

/** A muted video that restarts whenever its slide appears. */
export function SlideVideo(props: SlideMediaProps & { playing: boolean }) {
  const { src, style, fit, playing } = props
  const video = useRef<HTMLVideoElement>(null)
  const [loading, report] = useMediaState(props)
  useEffect(() => {
    const element = video.current
    report(src === undefined ? 'missing' : 'pending')
    if (src === undefined || !element) return
    element.src = src
    return () => {
      // releases file and decoder immediately: a kiosk plays for weeks
      element.removeAttribute('src')
      element.load()
    }
  }, [src, report])
  useEffect(() => {
    const element = video.current
    if (!element || loading !== 'drawn') return
    // without autoplay, a browser shows the first frame
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
      // the sound of a film whose picture the browser does not play
      onCanPlay={({ currentTarget }) => report(currentTarget.videoWidth > 0 ? 'drawn' : 'missing')}
      onError={() => report('missing')}
      className="kui:absolute kui:object-contain kui:data-[fit=cover]:object-cover"
      style={{ ...style, visibility: visibilityOf(loading) }}
    />
  )
}
