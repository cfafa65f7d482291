import { type ComponentProps, type CSSProperties, useEffect, useMemo } from 'react'
import { cx } from '../internal/cx'
import { languageOf, tagOf } from '../internal/language'
import { localisedText } from '../internal/localised-text'
import { isEmptyRichText } from '../rich-text/rich-text'
import { RichTextView } from '../rich-text/rich-text-view'
import { type RichTextRules, richTextRules } from '../rich-text/rules'
import { useKioskUi } from '../theme/context'
import type { SlideLoading } from './player'
import { SlideImage, SlideVideo } from './slide-media'
import { schemeOn } from './slide-scheme'
import {
  hasContent,
  layersFor,
  type Orientation,
  type Slide,
  type SlideBackground,
  type SlideFrame,
  type SlideLayer,
} from './slideshow'
import { type PartLoading, useSlideLoading } from './use-slide-loading'

/** What a slide needs of the world around it. */
export type SlideContentProps = {
  /** The address of a picture or a video; undefined for one that is not there. */
  mediaUrl: (id: string) => string | undefined
  /** The code of the language to show: `se`. @default that of the locale */
  language?: string | undefined
  /** Whose text is taken, in order, where that language has none. @default as the text has them */
  languages?: readonly string[] | undefined
  /** What texts may hold; links are only words on a slide. @default richTextRules */
  rules?: RichTextRules | undefined
}

export type SlideViewProps = Omit<ComponentProps<'div'>, 'children'> &
  SlideContentProps & {
    slide: Slide
    background: SlideBackground
    /** @default 'portrait' */
    orientation?: Orientation
    /** Whether its videos move. @default false */
    playing?: boolean
    /** Hears how much of it has come. */
    onLoading?: (loading: SlideLoading) => void
  }

const BEHIND = 'background'

export const frameStyle = ({ frame: { x, y, width, height } }: SlideLayer): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

const meet = (one: SlideFrame, other: SlideFrame) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/**
 * One slide, as large as what it stands in (which must be positioned and have the screen's proportions). All of it is in
 * proportion: words are a share of the shorter side, so they break the same at any size. Words and decoration only, no
 * ARIA pattern of its own.
 */
export function SlideView({
  slide,
  background,
  orientation = 'portrait',
  playing = false,
  onLoading,
  mediaUrl,
  language,
  languages,
  rules = richTextRules,
  className,
  style,
  ...rest
}: SlideViewProps) {
  const { locale } = useKioskUi()
  const layers = layersFor(slide, orientation).filter(hasContent)
  const picture = 'imageId' in background ? background.imageId : undefined
  const settle = useSlideLoading(
    layers.map(({ id }) => id),
    picture === undefined ? [] : [BEHIND],
    onLoading,
  )
  // a kiosk has no way back from a page that a link leads to
  const words = useMemo(() => ({ ...rules, elements: rules.elements.filter((element) => element !== 'a') }), [rules])
  const onPicture = (words: SlideLayer, at: number) =>
    picture !== undefined ||
    layers.slice(0, at).some((below) => below.kind !== 'text' && meet(below.frame, words.frame))
  return (
    <div
      data-slot="slide"
      className={cx('kui:absolute kui:inset-0 kui:overflow-hidden kui:bg-[black]', className)}
      {...rest}
      style={{
        containerType: 'size',
        colorScheme: schemeOn(background),
        ...('colour' in background ? { backgroundColor: background.colour } : {}),
        ...style,
      }}
    >
      {picture !== undefined && (
        <SlideImage cover src={mediaUrl(picture)} onLoading={(loading) => settle(BEHIND, loading)} />
      )}
      {layers.map((layer, at) => {
        const media = {
          key: layer.id,
          style: frameStyle(layer),
          src: layer.mediaId && mediaUrl(layer.mediaId),
          onLoading: (loading: PartLoading) => settle(layer.id, loading),
        }
        if (layer.kind === 'image') return <SlideImage {...media} key={layer.id} />
        if (layer.kind === 'video') return <SlideVideo {...media} key={layer.id} playing={playing} />
        return (
          <SlideWords
            key={layer.id}
            layer={layer}
            language={language ?? languageOf(locale)}
            languages={languages}
            rules={words}
            onPicture={onPicture(layer, at)}
            onLoading={media.onLoading}
          />
        )
      })}
    </div>
  )
}

type SlideWordsProps = {
  layer: SlideLayer
  language: string
  languages: readonly string[] | undefined
  rules: RichTextRules
  onPicture: boolean
  onLoading: (loading: PartLoading) => void
}

function SlideWords({ layer, language, languages, rules, onPicture, onLoading }: SlideWordsProps) {
  const said = Object.entries(layer.text ?? {}).filter(([, text]) => text && !isEmptyRichText(text))
  const found = localisedText(Object.fromEntries(said), language, languages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are there as soon as they are drawn
  useEffect(() => onLoading('drawn'), [])
  return (
    <div
      data-slot="slide-words"
      data-on-picture={onPicture || undefined}
      lang={found && tagOf(found.language)}
      className="kui:absolute kui:overflow-clip"
      style={{ ...frameStyle(layer), ...(onPicture ? { colorScheme: 'dark' } : {}) }}
    >
      <RichTextView value={found?.text ?? ''} rules={rules} />
    </div>
  )
}
