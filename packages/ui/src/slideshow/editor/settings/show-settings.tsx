import { ArrowRightFromLine, Blend, Image, Square, ZoomIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { NumberField } from '../../../fields/number-field/number-field'
import { useChoice } from '../../../fields/radio-group/use-choice'
import { Button } from '../../../primitives/button/button'
import { ScheduleField } from '../../../schedule/schedule-field'
import { numberFormat } from '../../../theme/intl'
import { type DisplaySpeed, displaySpeeds, secondsOf, slideAnimations, whyNotSeconds } from '../../slideshow'
import { useEditor } from '../editor-context'
import { InspectorSection } from './inspector-section'
import { OptionTiles } from './option-tiles'
import { OwnColour, swatch } from './own-colour'

const speeds = ['fast', 'normal', 'slow', 'verySlow'] as const
const CUSTOM = 'custom'
const large = { size: 20, strokeWidth: 1.5 }
const animationIcons = {
  none: <Square {...large} />,
  fade: <Blend {...large} />,
  slide: <ArrowRightFromLine {...large} className="kui:rtl:-scale-x-100" />,
  zoom: <ZoomIn {...large} />,
}

/** Settings of the whole slideshow: speed, animation, background, schedule, and the caller's own. */
export function ShowSettings({ children }: { children?: ReactNode }) {
  const { state, t, publication } = useEditor()
  const { slideshow, locked } = state
  return (
    <>
      <SpeedSetting />
      <InspectorSection heading={t.animation}>
        {(id) => (
          <OptionTiles
            labelledBy={id}
            value={slideshow.animation}
            onValueChange={state.setAnimation}
            options={slideAnimations.map((value) => ({ value, label: t[value], above: animationIcons[value] }))}
            locked={locked}
          />
        )}
      </InspectorSection>
      <BackgroundSetting />
      <ScheduleField
        label={<span className="kui:text-md kui:font-bold">{t.shown}</span>}
        value={{ show: slideshow.show, timing: slideshow.timing }}
        onValueChange={state.setSchedule}
        readOnlyReason={locked}
        publication={publication}
      />
      {children}
    </>
  )
}

function SpeedSetting() {
  const { state, t, locale } = useEditor()
  const { displaySpeed } = state.slideshow
  const number = (value: number) => numberFormat(locale).format(value)
  const custom = typeof displaySpeed === 'object' ? displaySpeed.custom : undefined
  return (
    <InspectorSection heading={t.timePerSlide}>
      {(id) => (
        <>
          <OptionTiles
            labelledBy={id}
            value={typeof displaySpeed === 'string' ? displaySpeed : CUSTOM}
            onValueChange={(value) =>
              state.setSpeed(value === CUSTOM ? { custom: secondsOf(displaySpeed) } : (value as DisplaySpeed))
            }
            options={[
              ...speeds.map((value) => ({
                value,
                label: t[value],
                above: t.secondsOf(number(displaySpeeds[value])),
              })),
              { value: CUSTOM, label: t.custom, above: '…' },
            ]}
            locked={state.locked}
          />
          {custom !== undefined && (
            <NumberField
              label={t.customSeconds}
              value={custom}
              // an invalid time is passed on for the form's validation
              onValueChange={(value) => state.setSpeed({ custom: value ?? Number.NaN })}
              min={1}
              max={600}
              hint={t.secondsRange}
              error={whyNotSeconds(custom) && t.secondsRange}
              readOnlyReason={state.locked}
            />
          )}
        </>
      )}
    </InspectorSection>
  )
}

function BackgroundSetting() {
  const { t } = useEditor()
  return <InspectorSection heading={t.background}>{(id) => <BackgroundChoice headingId={id} />}</InspectorSection>
}

function BackgroundChoice({ headingId }: { headingId: string }) {
  const { state, t, colours, content } = useEditor()
  const { background } = state.slideshow
  const { locked } = state
  const colour = 'colour' in background ? background.colour : ''
  const picture = 'imageId' in background ? content.mediaUrl(background.imageId) : undefined
  const { groupProps, radioProps } = useChoice({
    value: colour,
    onValueChange: (value) => state.setBackground({ colour: value }),
    field: { locked, 'aria-labelledby': headingId },
  })
  return (
    <>
      <div data-slot="background-colours" className="kui:flex kui:flex-wrap kui:gap-2" {...groupProps}>
        {colours.map(({ value, name }) => (
          <input
            key={value}
            data-slot="background-colour"
            aria-label={name}
            title={name}
            style={{ backgroundColor: value }}
            className={swatch}
            {...radioProps(value)}
          />
        ))}
      </div>
      <div data-slot="background-others" className="kui:flex kui:flex-wrap kui:gap-2">
        <OwnColour
          value={colour}
          presets={colours.map(({ value }) => value)}
          onValueChange={(value) => state.setBackground({ colour: value }, 'colour')}
        />
        {state.canPick && (
          <Button
            size="small"
            icon={<Image size={16} strokeWidth={1.5} />}
            aria-disabled={locked || undefined}
            aria-pressed={'imageId' in background}
            className="kui:aria-pressed:border-accent-line kui:aria-pressed:bg-accent-soft"
            onClick={() => void state.pickBackground()}
          >
            {t.image}
          </Button>
        )}
      </div>
      {picture !== undefined && (
        <img
          src={picture}
          alt={t.backgroundPicture}
          data-slot="background-picture"
          className="kui:h-20 kui:w-full kui:rounded-sm kui:object-cover kui:shadow-[0_0_0_1px_var(--k-line)]"
        />
      )}
    </>
  )
}
