import {
  FormFieldContext,
  type FormFieldContextValue,
  type KioskUiContext,
  KioskUiProvider,
  useFormField,
  useKioskUi,
} from '@kiosk-admin/ui'
import { MapPicker, type MapPickerProps } from '@kiosk-admin/ui/map'
import { useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/**
 * The hidden map widget: the one map and the search for addresses of the shop dialog, made when such a dialog opens
 * first. It lies hidden in the page, moves into the dialog when one opens and back when it closes; what it shows is
 * drawn into the same elements each time. It is a root of its own, because nothing of React outlives the dialog and
 * moves with it; what happens in it still bubbles through the dialog, which it lies in.
 */
type Widget = { element: HTMLElement; root: Root; overlays: HTMLElement; home: HTMLElement }

let widget: Widget | undefined

/** How often it has moved into a dialog. */
let openings = 0

function theWidget(): Widget {
  if (widget) return widget
  const [home, element, overlays] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('div'),
  ]
  element.dataset.mapWidget = ''
  const content = document.createElement('div')
  // its list of addresses lies in the dialog, too: a press on one is no press beside the dialog
  element.append(content, overlays)
  home.hidden = true
  home.inert = true
  home.append(element)
  document.body.append(home)
  widget = { element, root: createRoot(content), overlays, home }
  return widget
}

type ShownProps = {
  kit: KioskUiContext
  overlays: HTMLElement
  picker: MapPickerProps
  /** None while no form shows the map. */
  formField?: FormFieldContextValue | undefined
}

const Shown = ({ kit, overlays, picker, formField }: ShownProps) => {
  const { nonce, ...rest } = kit
  return (
    <KioskUiProvider {...rest} {...(nonce === undefined ? {} : { nonce })} overlays={overlays}>
      <FormFieldContext value={formField}>
        <MapPicker {...picker} />
      </FormFieldContext>
    </KioskUiProvider>
  )
}

type MapWidgetProps = MapPickerProps & {
  /** The record's id: the map begins anew with each. */
  subject: string
}

const nothing = () => undefined

/** Where the widget lies while the dialog around is open; one at a time, since one dialog is. */
export function MapWidget(props: MapWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const kit = useKioskUi()
  // what cannot be read is reported to the form, although the widget is a root of its own
  const formField = useFormField()
  const opening = useRef(0)
  const latest = useRef({ kit, props })
  latest.current = { kit, props }

  useLayoutEffect(() => {
    const { element, home, root, overlays } = theWidget()
    openings += 1
    opening.current = openings
    place.current?.append(element)
    return () => {
      // a field that is taken away while it has the focus is not told that it was left
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur()
      home.append(element)
      const { kit, props } = latest.current
      const picker = { ...props, ref: null, subject: '', value: null, onValueChange: nothing, onBlur: nothing }
      root.render(<Shown kit={kit} overlays={overlays} picker={picker} />)
    }
  }, [])

  useLayoutEffect(() => {
    const { root, overlays } = theWidget()
    // each opening is another subject, of the same record as well: what was typed and left is gone
    const picker = { ...props, subject: `${opening.current} ${props.subject}` }
    root.render(<Shown kit={kit} overlays={overlays} picker={picker} formField={formField} />)
  })
  return <div ref={place} />
}
