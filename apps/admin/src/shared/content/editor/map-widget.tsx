import { FormFieldContext, KioskUiProvider, useFormField, useKioskUi } from '@kiosk-admin/ui'
import { MapPicker } from '@kiosk-admin/ui/map'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** Map and address search shared by the shop dialogs. Its own React root moves into the open dialog and back to the hidden `home`. */
type Widget = { element: HTMLElement; root: Root; overlays: HTMLElement; home: HTMLElement }

let widget: Widget | undefined

/** Number of times the widget has moved into a dialog. */
let openings = 0

function getWidget(): Widget {
  if (widget) return widget
  const [home, element, overlays] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('div'),
  ]
  element.dataset.mapWidget = ''
  const content = document.createElement('div')
  // overlays stay inside the dialog, so that a press on a suggestion is not an outside press
  element.append(content, overlays)
  home.hidden = true
  home.inert = true
  home.append(element)
  document.body.append(home)
  widget = { element, root: createRoot(content), overlays, home }
  return widget
}

type WidgetContentProps = {
  kit: ReturnType<typeof useKioskUi>
  overlays: HTMLElement
  picker: ComponentProps<typeof MapPicker>
  /** `undefined` while no form shows the map. */
  formField?: ReturnType<typeof useFormField> | undefined
}

const WidgetContent = ({ kit, overlays, picker, formField }: WidgetContentProps) => {
  const { nonce, ...rest } = kit
  return (
    <KioskUiProvider {...rest} {...(nonce === undefined ? {} : { nonce })} overlays={overlays}>
      <FormFieldContext value={formField}>
        <MapPicker {...picker} />
      </FormFieldContext>
    </KioskUiProvider>
  )
}

type MapWidgetProps = ComponentProps<typeof MapPicker> & {
  /** Record id. A new value resets the map. */
  subject: string
}

const noop = () => undefined

/** Moves the shared widget into the surrounding dialog. Only one may be mounted at a time. */
export function MapWidget(props: MapWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const kit = useKioskUi()
  // context does not cross roots, so the form field is passed on to report invalid input
  const formField = useFormField()
  const opening = useRef(0)
  const latest = useRef({ kit, props })
  latest.current = { kit, props }

  useLayoutEffect(() => {
    const { element, home, root, overlays } = getWidget()
    openings += 1
    opening.current = openings
    place.current?.append(element)
    return () => {
      // removing a focused element fires no blur event
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur()
      home.append(element)
      const { kit, props } = latest.current
      const picker = { ...props, ref: null, subject: '', value: null, onValueChange: noop, onBlur: noop }
      root.render(<WidgetContent kit={kit} overlays={overlays} picker={picker} />)
    }
  }, [])

  useLayoutEffect(() => {
    const { root, overlays } = getWidget()
    // each opening resets the map, so that text left in the search field is cleared
    const picker = { ...props, subject: `${opening.current} ${props.subject}` }
    root.render(<WidgetContent kit={kit} overlays={overlays} picker={picker} formField={formField} />)
  })
  return <div ref={place} />
}
