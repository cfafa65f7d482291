import { type FloorPlan, may } from '@kiosk-admin/api-client'
import { Button, Combobox, Note, SegmentedControl, StatusBadge, Link as TextLink } from '@kiosk-admin/ui'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMapState } from '../../../data/malls/use-map-state'
import { OutOfOrderSwitch } from '../../../shared/floor-plan/map-state/out-of-order-switch'
import { ratioOf } from '../../../shared/floor-plan/spot'
import { type Tenant, useTenants } from '../../../shared/floor-plan/use-tenants'
import { useMessages } from '../../../shared/i18n/i18n'
import { addressOf } from '../../../shared/routing/record-address'
import { mapMessages } from '../messages'
import { Section } from '../section'
import { type PlanPart, partsOf } from './parts'
import { PlanButtons } from './plan-buttons'
import { useMove } from './use-move'

export type MapPlanProps = {
  /** In the order of the building. */
  plans: readonly FloorPlan[]
}

/** The plans with their tenants, doors and walkways: closes doors and walkways, and moves tenants to free areas. */
export function MapPlan({ plans }: MapPlanProps) {
  const t = useMessages(mapMessages)
  const textIn = useLocalisedText()
  const { data: state } = useMapState()
  const { data: permissions } = usePermissions()
  const mayCreate = permissions !== undefined && may(permissions, 'Shops', 'write')
  const mayClose = permissions !== undefined && may(permissions, 'Parking', 'write')
  const { tenants, isFree, mayMove } = useTenants()
  const move = useMove()
  const [floorId, setFloorId] = useState<string>()
  const [chosenId, setChosenId] = useState<string>()
  const [moving, setMoving] = useState<Tenant>()

  const parts = useMemo(() => plans.flatMap((plan) => partsOf(plan, ratioOf(plan.picture))), [plans])
  const plan = plans.find(({ id }) => id === floorId) ?? plans.find(({ garageId }) => garageId === null) ?? plans[0]
  const chosen = parts.find(({ id }) => id === chosenId)
  const closed = new Set(state?.closed.map(({ target }) => target))
  const namesIn = (areaId: string) =>
    tenants
      .filter((tenant) => tenant.areaId === areaId)
      .map(({ name }) => textIn(name))
      .join(', ')
  const isTenantUnit = (part: PlanPart) => part.kind === 'unit' && (part.area.use ?? 'tenant') === 'tenant'
  const isFreeUnit = (part: PlanPart) => part.kind === 'unit' && isTenantUnit(part) && isFree(part.area.areaId)
  const shown = moving ? parts.filter(isFreeUnit) : parts.filter((part) => part.kind !== 'unit' || isTenantUnit(part))

  function nameOf(part: PlanPart): string {
    if (part.kind === 'walkway') return t('map.plan.walkway', { number: part.number })
    if (part.kind === 'door') {
      const name =
        part.walkway === undefined ? t('map.plan.door', part) : t('map.plan.doorTo', { ...part, walkway: part.walkway })
      return part.number === undefined ? name : `${name} (${part.number})`
    }
    const { areaId } = part.area
    const names = namesIn(areaId)
    if (names) return `${areaId} ${names}`
    return isFreeUnit(part) ? t('map.plan.free', { areaId }) : areaId
  }
  const textOf = (part: PlanPart) =>
    part.kind === 'walkway' ? String(part.number) : part.kind === 'unit' ? part.area.areaId : ''

  function choose(part: PlanPart) {
    setFloorId(part.plan.id)
    if (moving && part.kind === 'unit') {
      void move(moving, part.area.areaId)
      setMoving(undefined)
    }
    setChosenId(part.id)
  }

  if (!plan) return null
  const closedParts = parts.filter((part) => part.kind !== 'unit' && closed.has(part.id))
  return (
    <Section title={t('map.plan.title')}>
      <p className="m-0 text-sm text-fg-muted">
        {t(parts.length === 0 ? 'map.plan.undrawn' : mayClose ? 'map.plan.text' : 'map.plan.reader')}
      </p>
      <Combobox
        label={t(moving ? 'map.plan.findFree' : 'map.plan.find')}
        value={chosen && shown.includes(chosen) ? chosen.id : ''}
        options={shown.map((part) => ({ value: part.id, label: nameOf(part), description: textIn(part.plan.name) }))}
        onValueChange={(id) => {
          const part = shown.find((one) => one.id === id)
          if (part) choose(part)
          else setChosenId(undefined)
        }}
      />
      {plans.length > 1 && (
        <SegmentedControl
          label={t('map.plan.floor')}
          labelHidden
          value={plan.id}
          onValueChange={setFloorId}
          options={plans.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
          className="max-w-full self-start overflow-x-auto"
        />
      )}
      {moving && (
        <Note
          tone="info"
          role="status"
          action={
            <Button size="small" onClick={() => setMoving(undefined)}>
              {t('map.plan.cancel')}
            </Button>
          }
        >
          {t('map.plan.moving', { name: textIn(moving.name) })}
        </Note>
      )}
      {/* above the plan, which fills the window */}
      {chosen?.kind === 'unit' && !moving && (
        <Unit
          part={chosen}
          name={nameOf(chosen)}
          tenants={tenants.filter(({ areaId }) => areaId === chosen.area.areaId)}
          mayMove={mayMove}
          mayCreate={mayCreate}
          onMove={setMoving}
        />
      )}
      <PlanButtons
        plan={plan}
        label={textIn(plan.name)}
        parts={shown.filter((part) => part.plan === plan)}
        value={chosenId}
        onChoose={choose}
        nameOf={nameOf}
        textOf={textOf}
        isMarked={(part) => (part.kind === 'unit' ? moving !== undefined : closed.has(part.id))}
      />
      <ul aria-label={t('map.plan.switches')} className="m-0 list-none p-0 empty:hidden">
        {[...new Set([...(chosen && chosen.kind !== 'unit' ? [chosen] : []), ...closedParts])].map((part) => (
          <li key={part.id} className="border-b border-line-faint py-2.5">
            <OutOfOrderSwitch
              target={part.id}
              name={nameOf(part)}
              state="closed"
              hint={[textIn(part.plan.name), part.kind === 'door' && namesIn(part.areaId)].filter(Boolean).join(' · ')}
              readOnlyReason={!mayClose}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type UnitProps = {
  part: Extract<PlanPart, { kind: 'unit' }>
  name: string
  tenants: readonly Tenant[]
  mayMove: (tenant: Tenant) => boolean
  mayCreate: boolean
  onMove: (tenant: Tenant) => void
}

function Unit({ part, name, tenants, mayMove, mayCreate, onMove }: UnitProps) {
  const t = useMessages(mapMessages)
  const textIn = useLocalisedText()
  if (tenants.length === 0) {
    const { areaId } = part.area
    return (
      <p className="m-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 text-sm text-fg">
        {name}
        {mayCreate && (
          <Button asChild size="small">
            <Link href={`/published/Shops?${new URLSearchParams({ dialog: 'shopEdit', area: areaId })}`}>
              {t('map.plan.newShop', { areaId })}
            </Link>
          </Button>
        )}
      </p>
    )
  }
  return (
    <ul aria-label={part.area.areaId} className="m-0 list-none p-0">
      {tenants.map((tenant) => {
        const own = textIn(tenant.name)
        const address = addressOf({ resource: 'Item', id: tenant.id, type: tenant.type })
        return (
          <li
            key={tenant.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line-faint py-2.5 text-sm"
          >
            <span className="flex flex-wrap items-center gap-2 font-medium text-fg-strong">
              {part.area.areaId}
              {address ? (
                <TextLink asChild>
                  <Link href={address.href}>{own}</Link>
                </TextLink>
              ) : (
                own
              )}
              {tenant.status === 'InActive' && <StatusBadge status="InActive" />}
            </span>
            {mayMove(tenant) && (
              <Button size="small" aria-label={t('map.plan.moveName', { name: own })} onClick={() => onMove(tenant)}>
                {t('map.plan.move')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
