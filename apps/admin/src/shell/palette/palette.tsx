import { may, mayPublish } from '@kiosk-admin/api-client'
import { type CommandGroup, type CommandItem, CommandPalette } from '@kiosk-admin/ui/command'
import { collator } from '@kiosk-admin/ui/headless'
import { Building2, Keyboard, Languages, LogOut, Plus, Send, SunMoon, UserRound } from 'lucide-react'
import { useMallLanguages, useMalls, usePermissions } from '../../data/malls/use-mall'
import { chooseTheme, themes, useTheme } from '../../shared/appearance/theme'
import { createAddressOf, createTitleIn } from '../../shared/feature/known-features'
import { useMessages } from '../../shared/i18n/i18n'
import { language, languageDisplay, useLanguage } from '../../shared/i18n/language'
import { menuMessages } from '../../shared/i18n/menu-messages'
import { home, navigate, withQuery } from '../../shared/routing/location'
import { session, useMallId } from '../../shared/session/session'
import { entriesOf } from '../entries'
import { useFeatures, useTitleOf } from '../features'
import { groupOf, groups } from '../group-of'
import { shellMessages } from '../messages'
import { showShortcuts } from '../shortcuts/shortcut-help'
import { useSignOut } from '../use-sign-out'
import { paletteMessages } from './messages'
import { useRecents } from './use-recents'
import { useSearch } from './use-search'

/** Command palette: all screens, all commands and the mall's records, by search. Mounted while open. */
export function Palette({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useMessages(paletteMessages)
  const groups: CommandGroup[] = [
    { id: 'recent-records', title: t('palette.recent'), items: useRecents(), whileEmpty: true },
    { id: 'go', title: t('palette.go'), items: useScreens() },
    { id: 'make', title: t('palette.make'), items: useNewRecords() },
    { id: 'do', title: t('palette.do'), items: useActions() },
    { id: 'look', title: t('palette.look'), items: useLook() },
    { id: 'malls', title: t('palette.malls'), items: useOtherMalls() },
  ]
  return <CommandPalette open onOpenChange={onOpenChange} groups={groups} load={useSearch()} />
}

/** The screens of the menu, with their groups. */
function useScreens(): CommandItem[] {
  const t = useMessages(paletteMessages)
  const m = useMessages(menuMessages)
  const titleOf = useTitleOf()
  const features = useFeatures()
  const { data: permissions } = usePermissions()
  if (!permissions) return []
  return groups
    .flatMap((group) => entriesOf(features, group, permissions))
    .map(([feature]) => {
      const { path, icon: Icon } = feature
      const title = titleOf(feature)
      const group = m(`menu.group.${groupOf(feature)}`)
      return {
        id: `go:${path}`,
        title,
        ...(group === title ? {} : { detail: group }),
        icon: <Icon />,
        keywords: [t('palette.words.go')],
        onSelect: () => navigate(path),
      }
    })
}

function useNewRecords(): CommandItem[] {
  const t = useMessages(paletteMessages)
  const code = useLanguage()
  const features = useFeatures()
  const { data: permissions } = usePermissions()
  const items = features.flatMap(({ name, path, area, records = [] }) => {
    if (!permissions || !area || !may(permissions, area, 'write')) return []
    return records.flatMap((one) => {
      if (!one.create) return []
      return [
        {
          id: `make:${name}`,
          title: createTitleIn(code, name, one.create),
          icon: <Plus />,
          keywords: [t('palette.words.new')],
          onSelect: () => navigate(createAddressOf(path, one)),
        },
      ]
    })
  })
  // alphabetical: "New shop" comes before "New shop category"
  const { compare } = collator(languageDisplay[code].locale)
  return items.toSorted((a, b) => compare(a.title, b.title))
}

function useActions(): CommandItem[] {
  const t = useMessages(paletteMessages)
  const { data: permissions } = usePermissions()
  const signOut = useSignOut()
  return [
    ...(permissions && mayPublish(permissions)
      ? [
          {
            id: 'publish',
            title: t('palette.publish'),
            icon: <Send />,
            keywords: [t('palette.words.publish')],
            onSelect: () => navigate(withQuery({ panel: 'publish' })),
          },
        ]
      : []),
    { id: 'profile', title: t('palette.profile'), icon: <UserRound />, onSelect: () => navigate('/user/profile') },
    { id: 'shortcuts', title: t('palette.shortcuts'), icon: <Keyboard />, shortcut: '?', onSelect: showShortcuts },
    {
      id: 'sign-out',
      title: t('palette.signOut'),
      icon: <LogOut />,
      keywords: [t('palette.words.signOut')],
      onSelect: signOut,
    },
  ]
}

/** The themes and languages that are not active. */
function useLook(): CommandItem[] {
  const t = useMessages(paletteMessages)
  const s = useMessages(shellMessages)
  const theme = useTheme()
  const code = useLanguage()
  const { data: languages = [] } = useMallLanguages()
  return [
    ...themes
      .filter((one) => one !== theme)
      .map((one) => ({
        id: `theme:${one}`,
        title: `${s('shell.theme.name')}: ${s(`shell.theme.${one}`)}`,
        icon: <SunMoon />,
        keywords: [t('palette.words.theme')],
        onSelect: () => chooseTheme(one),
      })),
    ...languages
      .filter(({ id }) => id !== code)
      .map(({ id }) => ({
        id: `language:${id}`,
        title: languageDisplay[id].label,
        icon: <Languages />,
        keywords: [t('palette.words.language')],
        onSelect: () => language.choose(id),
      })),
  ]
}

function useOtherMalls(): CommandItem[] {
  const t = useMessages(paletteMessages)
  const { data: malls = [] } = useMalls()
  const mallId = useMallId()
  return malls
    .filter(({ id }) => id !== mallId)
    .map(({ id, name }) => ({
      id: `mall:${id}`,
      title: name,
      icon: <Building2 />,
      keywords: [t('palette.words.mall')],
      onSelect: () => navigate(home(), { before: () => session.chooseMall(id) }),
    }))
}
