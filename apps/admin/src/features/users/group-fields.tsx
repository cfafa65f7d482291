import { type Area, may, menuGroups } from '@kiosk-admin/api-client'
import { ContentForm, IconButton, Select, TextField } from '@kiosk-admin/ui'
import { type Permission, type PermissionGroup, PermissionMatrix } from '@kiosk-admin/ui/permissions'
import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMalls, usePermissions } from '../../data/malls/use-mall'
import { copyText } from '../../shared/clipboard'
import { FieldsWhenReady } from '../../shared/content/editor/form-layout'
import { areaMessages } from '../../shared/i18n/area-messages'
import { useMessages } from '../../shared/i18n/i18n'
import { menuMessages } from '../../shared/i18n/menu-messages'
import { toastError, toastInfo } from '../../shared/toasts/toasts'
import { accessOf } from './group-access'
import { groupMessages } from './group-messages'

/** The group's name, identifier and permissions. */
export function GroupFields({ id }: { id: string | undefined }) {
  const t = useMessages(groupMessages)
  const { loading } = usePermissions()
  return (
    <FieldsWhenReady ready={!loading}>
      <div className="flex flex-col gap-4.5">
        <ContentForm.Field name="name" label={t('groups.fields.name')} required>
          {(field) => <TextField {...field} autoComplete="off" />}
        </ContentForm.Field>
        <MallField exists={id !== undefined} />
        {id !== undefined && <IdField id={id} />}
        <AreasField />
      </div>
    </FieldsWhenReady>
  )
}

/** Where the group applies: in all malls, or in one. */
function MallField({ exists }: { exists: boolean }) {
  const t = useMessages(groupMessages)
  const { data: malls } = useMalls()
  const options = (malls ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const nameOf = (mallId: string | null) =>
    mallId === null ? t('groups.allMalls') : (options.find(({ value }) => value === mallId)?.label ?? '')
  return (
    <ContentForm.Field<string | null> name="mallId" label={t('groups.fields.mallId')} format={nameOf}>
      {({ value, onValueChange, readOnlyReason, ...field }) => (
        <Select
          {...field}
          placeholder={t('groups.allMalls')}
          options={options}
          hint={t('groups.mallHint')}
          readOnlyReason={exists || readOnlyReason}
          value={value ?? ''}
          onValueChange={(mallId) => onValueChange(mallId || null)}
        />
      )}
    </ContentForm.Field>
  )
}

function IdField({ id }: { id: string }) {
  const t = useMessages(groupMessages)
  const copy = () =>
    void copyText(Promise.resolve(id)).then(
      () => toastInfo(t('groups.idCopied')),
      () => toastError(t('groups.notCopied')),
    )
  return (
    <div className="flex items-end gap-2">
      <TextField label={t('groups.fields.id')} readOnlyReason value={id} className="min-w-0 flex-1" />
      <IconButton
        variant="secondary"
        label={t('groups.copyId')}
        icon={<Copy size={16} strokeWidth={1.5} />}
        onClick={copy}
      />
    </div>
  )
}

function AreasField() {
  const t = useMessages(groupMessages)
  const areaName = useMessages(areaMessages)
  const groups = useAreaGroups()
  const { data: permissions = {} } = usePermissions()
  return (
    <ContentForm.Field<readonly Permission[] | null>
      name="areas"
      label={t('groups.fields.areas')}
      format={(areas) => accessOf(areas ?? [], { t, areaName })}
    >
      {({ value, ref: _, name: __, lang: ___, onBlur, ...field }) => (
        <Matrix
          {...field}
          groups={groups}
          hint={t('groups.hint')}
          value={value ?? []}
          // users cannot grant permissions that they lack
          whyLocked={(area, verb) => (may(permissions, area as Area, verb) ? undefined : t('groups.notYours'))}
          onBlur={onBlur}
        />
      )}
    </ContentForm.Field>
  )
}

type MatrixProps = Omit<React.ComponentProps<typeof PermissionMatrix>, 'value' | 'before' | 'whyLocked'> & {
  value: readonly Permission[]
  whyLocked: NonNullable<React.ComponentProps<typeof PermissionMatrix>['whyLocked']>
}

/** Marks changes against the permissions at opening. */
function Matrix({ value, ...rest }: MatrixProps) {
  const [initial] = useState(value)
  return <PermissionMatrix {...rest} value={value} before={initial} />
}

/** The areas, grouped as in the menu. */
function useAreaGroups(): readonly PermissionGroup[] {
  const menu = useMessages(menuMessages)
  const t = useMessages(areaMessages)
  return useMemo(
    () =>
      (Object.keys(menuGroups) as (keyof typeof menuGroups)[]).map((id) => ({
        id,
        label: menu(`menu.group.${id}`),
        areas: menuGroups[id].map((area) => ({ id: area, label: t(`areas.${area}`) })),
      })),
    [t, menu],
  )
}
