import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useMemo } from 'react'
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

const PICTURE = 'picture'

/**
 * What the words of a layer are read on: its own colour, the nearest layer below that is behind them, or the slide's
 * background. A block of colour counts where it is behind the middle of the words, a picture where it touches them.
 */
export function groundOf(
  layer: SlideLayer,
  below: readonly SlideLayer[],
  background: SlideBackground,
): SlideBackground | typeof PICTURE {
  if (layer.fill) return { colour: layer.fill }
  const middle = {
    ...{ x: layer.frame.x + layer.frame.width / 2, y: layer.frame.y + layer.frame.height / 2 },
    ...{ width: 0, height: 0 },
  }
  const behind = below.findLast(({ kind, fill, frame }) =>
    kind === 'text' ? fill && meet(frame, middle) : meet(frame, layer.frame),
  )
  if (behind) return behind.fill ? { colour: behind.fill } : PICTURE
  return 'imageId' in background ? PICTURE : background
}

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
          fit: layer.fit,
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
            ground={groundOf(layer, layers.slice(0, at), background)}
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
  ground: ReturnType<typeof groundOf>
  onLoading: (loading: PartLoading) => void
}

function SlideWords({ layer, language, languages, rules, ground, onLoading }: SlideWordsProps) {
  const said = Object.entries(layer.text ?? {}).filter(([, text]) => text && !isEmptyRichText(text))
  const found = localisedText(Object.fromEntries(said), language, languages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are there as soon as they are drawn
  useEffect(() => onLoading('drawn'), [])
  return (
    <SlideWordsBox layer={layer} ground={ground} lang={found && tagOf(found.language)}>
      <RichTextView value={found?.text ?? ''} rules={rules} />
    </SlideWordsBox>
  )
}

type SlideWordsBoxProps = {
  layer: SlideLayer
  ground: ReturnType<typeof groundOf>
  lang?: string | undefined
  children: ReactNode
}

/** The frame of a layer's words with its looks; its parent is a size container as large as the slide. */
export function SlideWordsBox({ layer, ground, lang, children }: SlideWordsBoxProps) {
  return (
    <div
      data-slot="slide-words"
      data-on-picture={ground === PICTURE || undefined}
      data-filled={Boolean(layer.fill) || undefined}
      lang={lang}
      className="kui:absolute kui:overflow-clip"
      style={{
        ...frameStyle(layer),
        colorScheme: ground === PICTURE ? 'dark' : schemeOn(ground),
        ...(layer.fill ? { backgroundColor: layer.fill } : {}),
      }}
    >
      {children}
    </div>
  )
}
