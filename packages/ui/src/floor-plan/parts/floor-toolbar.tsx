import {
  ArrowUpDown,
  Ban,
  ChevronDown,
  DoorOpen,
  Footprints,
  LocateFixed,
  type LucideIcon,
  MapPin,
  MousePointer2,
  Plus,
  RectangleHorizontal,
  Redo2,
  Ruler,
  Spline,
  Undo2,
  Waypoints,
} from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../primitives/button/button'
import { IconButton } from '../../primitives/button/icon-button'
import { ToggleGroup, ToggleGroupItem } from '../../primitives/button/toggle-group'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu'
import { amenityKinds, textIn } from '../floor-plan'
import { canDraw, type FloorTool, floorTools, isForAllPlans, NEW_CONNECTOR, type NewDraft } from '../model/draft'
import { amenityIcons } from './amenity-icons'
import { connectorIcons } from './connector-icons'
import { addStopOf, type FloorParts } from './floor-parts'
import { refusalText } from './refusal-text'

type FloorToolbarProps = FloorParts & {
  /** Whether there is a picture. */
  shown: boolean
  onBegin: (what: NewDraft) => void
  onUndo: () => void
  onRedo: () => void
  /** Moves the focus to the plan. */
  onFocusPlan: () => void
  /** Controls after the tools. */
  children: ReactNode
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const SELECT = 'select'

const icons: Readonly<Record<Exclude<FloorTool, 'amenity' | 'connector'>, ReactNode>> = {
  marker: <MapPin {...icon} />,
  area: <Spline {...icon} />,
  rectangle: <RectangleHorizontal {...icon} />,
  door: <DoorOpen {...icon} />,
  walkway: <Footprints {...icon} />,
  line: <Waypoints {...icon} />,
  obstacle: <Ban {...icon} />,
  scale: <Ruler {...icon} />,
  control: <LocateFixed {...icon} />,
}

type IconTool = keyof typeof icons

const isIconTool = (tool: string): tool is IconTool => tool in icons

/** Tools that draw, undo and redo. */
export function FloorToolbar(props: FloorToolbarProps) {
  const { shown, onBegin, onUndo, onRedo, children, state, t, thenFocus } = props
  const { draft, plan } = state
  const others = props.connectors?.others ?? []
  const hasMap = plan.map !== undefined
  const tools = floorTools
    .filter((tool): tool is IconTool => isIconTool(tool))
    .filter((tool) => hasMap || isForAllPlans(tool))
  const can = (tool: FloorTool) => shown && canDraw(plan, tool)
  const nameOf = (tool: IconTool) => (tool === 'marker' || tool === 'area' ? t[`${tool}s`].add : t.tools[tool])
  const id = useId()
  const refusals = tools.flatMap((tool) => {
    const text = refusalText(tool, props)
    return text === undefined ? [] : [{ tool, text }]
  })
  return (
    <div data-slot="floor-plan-toolbar" className="kui:flex kui:flex-wrap kui:items-center kui:gap-x-2 kui:gap-y-1">
      <ToggleGroup
        aria-label={t.tools.title}
        value={draft?.tool ?? SELECT}
        onValueChange={(tool) => {
          if (isIconTool(tool)) {
            if (can(tool)) onBegin({ tool })
            else state.refuse(tool)
          } else if (draft) thenFocus(state.cancel, addStopOf(draft.tool))
        }}
      >
        <ToggleGroupItem value={SELECT} icon={<MousePointer2 {...icon} />}>
          {t.tools.select}
        </ToggleGroupItem>
        {tools.map((tool) => (
          <ToggleGroupItem
            key={tool}
            value={tool}
            data-stop={addStopOf(tool)}
            icon={icons[tool]}
            aria-label={nameOf(tool)}
            aria-disabled={!can(tool) || undefined}
            aria-describedby={refusals.some((refusal) => refusal.tool === tool) ? `${id}-${tool}` : undefined}
          >
            {t.kinds[tool]}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      {plan.connectors && (others.length > 0 || props.connectors?.onCreate) && (
        <ConnectorMenu {...props} disabled={!can('connector')} />
      )}
      {hasMap && <AmenityMenu {...props} disabled={!can('amenity')} />}
      {children}
      <span className="kui:ms-auto kui:flex kui:gap-1">
        <IconButton
          label={t.undo}
          shortcut="Ctrl Z"
          icon={<Undo2 {...icon} className="kui:rtl:-scale-x-100" />}
          aria-disabled={!state.canUndo || undefined}
          onClick={onUndo}
        />
        <IconButton
          label={t.redo}
          shortcut="Ctrl Shift Z"
          icon={<Redo2 {...icon} className="kui:rtl:-scale-x-100" />}
          aria-disabled={!state.canRedo || undefined}
          onClick={onRedo}
        />
      </span>
      {/* not in sight: a text that comes and goes would move the plan */}
      {refusals.map(({ tool, text }) => (
        <span key={tool} id={`${id}-${tool}`} hidden>
          {text}
        </span>
      ))}
    </div>
  )
}

type MenuProps = FloorToolbarProps & { disabled: boolean }

/** The kinds of amenities, each with its pictogram. */
function AmenityMenu({ state, t, disabled, ...props }: MenuProps) {
  const { draft } = state
  return (
    <ToolMenu
      {...props}
      tool="amenity"
      pressed={draft?.tool === 'amenity'}
      disabled={disabled}
      label={t.tools.amenity}
      name={t.kinds.amenity}
      icon={amenityIcons[draft?.tool === 'amenity' ? draft.amenity : 'toilet']}
      items={amenityKinds.map((amenity) => ({
        key: amenity,
        label: t.amenities[amenity],
        icon: amenityIcons[amenity],
        what: { tool: 'amenity', amenity },
      }))}
    />
  )
}

/** Lifts and stairs without a place on this floor, and a new one. */
function ConnectorMenu({ state, t, disabled, connectors, languages, ...props }: MenuProps) {
  const { others = [], onCreate } = connectors ?? {}
  const create = { id: NEW_CONNECTOR, kind: 'lift', name: {} } as const
  const { draft } = state
  return (
    <ToolMenu
      {...props}
      tool="connector"
      pressed={draft?.tool === 'connector'}
      disabled={disabled}
      label={t.tools.connector}
      name={t.kinds.connector}
      icon={draft?.tool === 'connector' ? connectorIcons[draft.connector.kind] : ArrowUpDown}
      items={[
        ...others.map((connector) => ({
          key: connector.id,
          label: textIn(connector.name, languages) ?? t.connectors[connector.kind],
          icon: connectorIcons[connector.kind],
          what: { tool: 'connector', connector } as const,
        })),
        ...(onCreate
          ? [
              {
                key: NEW_CONNECTOR,
                label: t.connectors.create,
                icon: Plus,
                what: { tool: 'connector', connector: create } as const,
              },
            ]
          : []),
      ]}
    />
  )
}

type ToolMenuProps = Pick<FloorToolbarProps, 'onBegin' | 'onFocusPlan'> & {
  tool: FloorTool
  pressed: boolean
  disabled: boolean
  label: string
  name: string
  icon: LucideIcon
  items: readonly { key: string; label: string; icon: LucideIcon; what: NewDraft }[]
}

/** A tool with a choice of what it draws. */
function ToolMenu({ tool, pressed, disabled, label, name, icon: Face, items, onBegin, onFocusPlan }: ToolMenuProps) {
  const chosen = useRef(false)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild disabled={disabled}>
        <Button
          variant="quiet"
          data-stop={addStopOf(tool)}
          data-pressed={pressed || undefined}
          aria-label={label}
          disabled={disabled}
          icon={<Face {...icon} />}
          className="kui:data-pressed:bg-accent-soft kui:data-pressed:text-accent-text"
        >
          {name}
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (!chosen.current) return
          event.preventDefault()
          chosen.current = false
          onFocusPlan()
        }}
      >
        {items.map(({ key, label, icon: Icon, what }) => (
          <DropdownMenuItem
            key={key}
            icon={<Icon {...icon} />}
            onSelect={() => {
              chosen.current = true
              onBegin(what)
            }}
          >
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
