import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { holdIdle } from '../../hooks/use-idle'
import { messages } from '../../messages'
import { slideMessages } from '../slides/slide-messages'
import { useGuide } from './guide-context'
import { Gone, PageHead } from './page-head'

/** The mall's video in sign language. */
export function SignLanguagePage() {
  const { guide, language } = useGuide()
  const url = guide.information?.signVideo?.url
  if (url === undefined) return <Gone />
  return (
    <>
      <PageHead title={messages[language].access.signLanguage} />
      <SignVideo key={url} url={url} />
    </>
  )
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function SignVideo({ url }: { url: string }) {
  const { language } = useGuide()
  const t = slideMessages[language]
  const [isPlaying, setPlaying] = useState(() => !prefersStill())
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { current } = video
    if (!current || !isPlaying) return
    current.play().catch(() => setPlaying(false))
    // a visitor who watches touches nothing
    const release = holdIdle()
    return () => {
      current.pause()
      release()
    }
  }, [isPlaying])
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="guide-video">
      <video ref={video} src={url} muted playsInline disablePictureInPicture onEnded={() => setPlaying(false)} />
      <button type="button" className="kiosk-quiet" onClick={() => setPlaying(!isPlaying)}>
        <Icon className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
        {isPlaying ? t.pause : t.play}
      </button>
    </div>
  )
}
