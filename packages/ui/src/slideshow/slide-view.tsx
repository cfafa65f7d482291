import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useMemo } from 'react'
import { cx } from '../internal/cx'
import { localisedText } from '../internal/localised-text'
import { isEmptyRichText } from '../rich-text/rich-text'
import { RichTextView } from '../rich-text/rich-text-view'
import { type RichTextRules, richTextRules } from '../rich-text/rules'
import { useKioskUi } from '../theme/context'
import { codeOf, codesOf, type Language, tagOf } from '../theme/language'
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

/** Access to media, language and rules for rendering slides. */
export type SlideContentProps = {
  /** URL of an image or video; undefined if missing. */
  mediaUrl: (id: string) => string | undefined
  /** Code of the shown language: `se`. @default that of the locale */
  language?: string | undefined
  /** Fallback languages, in order. @default the order of the text */
  languages?: readonly Language[] | undefined
  /** The allowed HTML; links are shown as text. @default richTextRules */
  rules?: RichTextRules | undefined
}

export type SlideViewProps = Omit<ComponentProps<'div'>, 'children'> &
  SlideContentProps & {
    slide: Slide
    background: SlideBackground
    /** @default 'portrait' */
    orientation?: Orientation
    /** Whether its videos play. @default false */
    playing?: boolean
    /** Called with the loading state. */
    onLoading?: (loading: SlideLoading) => void
  }

const BEHIND = 'background'

export const frameStyle = ({ frame: { x, y, width, height } }: SlideLayer): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

const overlap = (one: SlideFrame, other: SlideFrame) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const PICTURE = 'picture'

/**
 * Background of a layer's text: its own colour, the nearest layer below it, or the slide's background. A colour block
 * counts if it is behind the centre of the text, an image if it overlaps.
 */
export function backgroundOf(
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
    kind === 'text' ? fill && overlap(frame, middle) : overlap(frame, layer.frame),
  )
  if (behind) return behind.fill ? { colour: behind.fill } : PICTURE
  return 'imageId' in background ? PICTURE : background
}

/**
 * A slide, as large as its container (which must be positioned and have the screen's proportions). All sizes are
 * relative to the shorter side, so that lines break equally at any size. No ARIA pattern: text and decoration.
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
  const { locale, languages: known } = useKioskUi()
  const layers = layersFor(slide, orientation).filter(hasContent)
  const picture = 'imageId' in background ? background.imageId : undefined
  const report = useSlideLoading(
    layers.map(({ id }) => id),
    picture === undefined ? [] : [BEHIND],
    onLoading,
  )
  // links are removed, because a kiosk has no way back
  const textRules = useMemo(
    () => ({ ...rules, elements: rules.elements.filter((element) => element !== 'a') }),
    [rules],
  )
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
        <SlideImage cover src={mediaUrl(picture)} onLoading={(loading) => report(BEHIND, loading)} />
      )}
      {layers.map((layer, at) => {
        const media = {
          key: layer.id,
          style: frameStyle(layer),
          fit: layer.fit,
          src: layer.mediaId && mediaUrl(layer.mediaId),
          onLoading: (loading: PartLoading) => report(layer.id, loading),
        }
        if (layer.kind === 'image') return <SlideImage {...media} key={layer.id} />
        if (layer.kind === 'video') return <SlideVideo {...media} key={layer.id} playing={playing} />
        return (
          <LayerText
            key={layer.id}
            layer={layer}
            language={language ?? codeOf(locale, [...(languages ?? []), ...known])}
            languages={languages}
            rules={textRules}
            ground={backgroundOf(layer, layers.slice(0, at), background)}
            onLoading={media.onLoading}
          />
        )
      })}
    </div>
  )
}

type LayerTextProps = {
  layer: SlideLayer
  language: string
  languages: readonly Language[] | undefined
  rules: RichTextRules
  ground: ReturnType<typeof backgroundOf>
  onLoading: (loading: PartLoading) => void
}

function LayerText({ layer, language, languages, rules, ground, onLoading }: LayerTextProps) {
  const { languages: known } = useKioskUi()
  const texts = Object.entries(layer.text ?? {}).filter(([, text]) => text && !isEmptyRichText(text))
  const found = localisedText(Object.fromEntries(texts), language, codesOf(languages))
  // biome-ignore lint/correctness/useExhaustiveDependencies: text is complete once rendered
  useEffect(() => onLoading('drawn'), [])
  return (
    <LayerTextBox layer={layer} ground={ground} lang={found && tagOf(found.language, [...(languages ?? []), ...known])}>
      <RichTextView value={found?.text ?? ''} rules={rules} />
    </LayerTextBox>
  )
}

type LayerTextBoxProps = {
  layer: SlideLayer
  ground: ReturnType<typeof backgroundOf>
  lang?: string | undefined
  children: ReactNode
}

/** The styled frame of a layer's text; its parent is a size container as large as the slide. */
export function LayerTextBox({ layer, ground, lang, children }: LayerTextBoxProps) {
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
