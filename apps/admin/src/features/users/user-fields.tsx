import { may } from '@kiosk-admin/api-client'
import { ContentForm, Link, MultiSelect, Note, PasswordField, Select, Switch, TextField } from '@kiosk-admin/ui'
import { collator } from '@kiosk-admin/ui/headless'
import { Link as RouterLink } from 'wouter'
import { useMalls, usePermissions } from '../../data/malls/use-mall'
import { useGroupOptions, useGroups } from '../../data/people/use-people'
import { FieldsWhenReady } from '../../shared/content/editor/form-layout'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { NewPasswordField } from '../../shared/session/new-password-field'
import { userMessages } from './messages'

export type UserFieldsProps = {
  /** Whether the user is already stored. */
  exists: boolean
  /** Whether it is the signed-in user, who cannot change their own group or status. */
  isSelf: boolean
  /** A preselected group that cannot be changed. */
  group?: FixedGroup | undefined
}

/** A group for all malls, or for the one of its `mallId`. */
export type FixedGroup = { id: string; mallId: string | null }

/** Name, username, group, status and malls of a user. */
export function UserFields({ exists, isSelf, group }: UserFieldsProps) {
  const t = useMessages(userMessages)
  const groups = useGroupOptions()
  const malls = useMalls()
  return (
    <FieldsWhenReady ready={!groups.loading && !malls.loading}>
      <div className="flex flex-col gap-4.5">
        <ContentForm.Field name="username" label={t('users.fields.username')} required>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              hint={t('users.hint.username')}
            />
          )}
        </ContentForm.Field>
        <ContentForm.Field name="email" label={t('users.fields.email')} required>
          {(field) => <TextField {...field} type="email" autoComplete="off" />}
        </ContentForm.Field>
        {isSelf ? <OwnPassword /> : <Password exists={exists} />}
        <GroupField isSelf={isSelf} fixed={group?.mallId === null} />
        <MallsField />
        <MallGroupsField isSelf={isSelf} fixedIn={group?.mallId} />
        <ContentForm.Field name="status" label={t('users.fields.status')}>
          {({ value, onValueChange, readOnlyReason, ...field }) => (
            <Switch
              {...field}
              hint={t('users.hint.active')}
              readOnlyReason={isSelf ? t('users.own.status') : readOnlyReason}
              value={value === 'Active'}
              onValueChange={(on) => onValueChange(on ? 'Active' : 'InActive')}
            />
          )}
        </ContentForm.Field>
      </div>
    </FieldsWhenReady>
  )
}

/** A first or new password, entered twice because it is hidden. Both fields may stay empty. */
function Password({ exists }: { exists: boolean }) {
  const t = useMessages(userMessages)
  const { data: malls } = useMalls()
  const label = t(exists ? 'users.fields.newPassword' : 'users.fields.password')
  return (
    <ContentForm.Field name="password" label={label}>
      {(password) => (
        <ContentForm.Field name="confirm" label={t('users.fields.confirm')}>
          {(confirm) => (
            <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1 max-sm:gap-4.5">
              <ContentForm.Value name="username">
                {(username) => (
                  <NewPasswordField
                    {...password}
                    names={[username, ...(malls ?? []).map(({ name }) => name)]}
                    // the hint's space is taken by the strength, and typed passwords no longer need it
                    hint={password.value ? undefined : t(exists ? 'users.hint.keep' : 'users.hint.link')}
                  />
                )}
              </ContentForm.Value>
              <PasswordField {...confirm} autoComplete="new-password" match={password.value} />
            </div>
          )}
        </ContentForm.Field>
      )}
    </ContentForm.Field>
  )
}

function OwnPassword() {
  const t = useMessages(userMessages)
  return (
    <Note
      action={
        <Link asChild>
          <RouterLink href="/user/profile">{t('users.own.profile')}</RouterLink>
        </Link>
      }
    >
      {t('users.own.password')}
    </Note>
  )
}

/** The group for all malls. Groups with permissions that the signed-in user lacks are disabled. */
function GroupField({ isSelf, fixed }: { isSelf: boolean; fixed: boolean }) {
  const t = useMessages(userMessages)
  const options = useGroupChoices().filter(({ mallId }) => mallId === null)
  const labelOf = (id: string | null) => options.find(({ value }) => value === id)?.label ?? ''
  return (
    <ContentForm.Value<readonly MallGroup[] | null> name="mallGroups">
      {(mallGroups) => (
        <ContentForm.Field<string | null>
          name="groupId"
          label={t('users.fields.groupId')}
          // a group in a mall is enough
          required={(mallGroups ?? []).length === 0}
          format={labelOf}
        >
          {({ readOnlyReason, value, onValueChange, ...field }) => (
            <Select
              {...field}
              hint={t('users.hint.group')}
              placeholder={t(field.required ? 'users.chooseGroup' : 'users.noGroup')}
              // while options load, the value has no name; its id would mean nothing to users
              options={options.length > 0 || !value ? options : [{ value, label: '…' }]}
              readOnlyReason={isSelf ? t('users.own.group') : fixed || readOnlyReason}
              value={value ?? ''}
              onValueChange={(id) => onValueChange(id || null)}
            />
          )}
        </ContentForm.Field>
      )}
    </ContentForm.Value>
  )
}

function useGroupChoices() {
  const t = useMessages(userMessages)
  const { data: permissions } = usePermissions()
  // users who may read groups see which of them have more permissions
  const { data: groups } = useGroups(permissions && may(permissions, 'UserGroup', 'read'))
  const { data: names } = useGroupOptions()
  const order = collator(languageDisplay[useLanguage()].locale)
  const more = new Set(groups?.filter(({ editable }) => !editable).map(({ id }) => id))
  return (names ?? [])
    .map(({ id, name, mallId = null }) => ({ value: id, label: String(name), mallId, disabled: more.has(id) }))
    .sort((a, b) => order.compare(a.label, b.label))
    .map((option) => (option.disabled ? { ...option, label: t('users.groupMore', { group: option.label }) } : option))
}

type MallGroup = { mallId: string; groupId: string }

/** The group in each chosen mall, where it is not the one for all malls. */
function MallGroupsField({ isSelf, fixedIn }: { isSelf: boolean; fixedIn: string | null | undefined }) {
  const t = useMessages(userMessages)
  const { data: malls } = useMalls()
  const choices = useGroupChoices()
  const nameOf = (mallId: string) => malls?.find(({ id }) => id === mallId)?.name ?? '…'
  const format = (all: readonly MallGroup[] | null) =>
    (all ?? [])
      .map(({ mallId, groupId }) => `${nameOf(mallId)}: ${choices.find(({ value }) => value === groupId)?.label ?? ''}`)
      .join(', ')
  return (
    <ContentForm.Value<readonly string[] | null> name="mallIds">
      {(mallIds) => (
        <ContentForm.Field<readonly MallGroup[] | null>
          name="mallGroups"
          label={t('users.fields.mallGroups')}
          format={format}
        >
          {({ value, onValueChange, readOnlyReason, error }) => (
            <fieldset className="m-0 grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-2 border-0 p-0 max-sm:grid-cols-1">
              <legend className="mb-2 p-0 text-sm font-medium text-fg-strong">{t('users.fields.mallGroups')}</legend>
              {(mallIds ?? []).map((mallId) => (
                <Select
                  key={mallId}
                  label={nameOf(mallId)}
                  placeholder={t('users.groupAbove')}
                  options={choices.filter((one) => one.mallId === null || one.mallId === mallId)}
                  error={error}
                  readOnlyReason={isSelf || mallId === fixedIn || readOnlyReason}
                  value={value?.find((one) => one.mallId === mallId)?.groupId ?? ''}
                  onValueChange={(groupId) => onValueChange(withGroup(value ?? [], mallId, groupId))}
                />
              ))}
            </fieldset>
          )}
        </ContentForm.Field>
      )}
    </ContentForm.Value>
  )
}

/** Sets the group of a mall; an empty one removes it. In the order of the malls, as the server stores them. */
const withGroup = (all: readonly MallGroup[], mallId: string, groupId: string): MallGroup[] =>
  [...all.filter((one) => one.mallId !== mallId), ...(groupId ? [{ mallId, groupId }] : [])].sort((one, other) =>
    one.mallId < other.mallId ? -1 : 1,
  )

function MallsField() {
  const t = useMessages(userMessages)
  const { data: malls } = useMalls()
  const options = (malls ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const namesOf = (ids: readonly string[] | null) =>
    (ids ?? []).map((id) => options.find(({ value }) => value === id)?.label ?? '').join(', ')
  return (
    <ContentForm.Field<readonly string[] | null>
      name="mallIds"
      label={t('users.fields.mallIds')}
      required
      format={namesOf}
    >
      {({ value, ...field }) => <MultiSelect {...field} options={options} value={value ?? []} />}
    </ContentForm.Field>
  )
}
