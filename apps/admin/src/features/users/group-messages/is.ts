import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  groups: {
    title: 'Notendahópar',
    new: 'Nýr notendahópur',
    create: 'Stofna hóp',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'hópur', other: 'hópar' })}`,
    empty: {
      title: 'Engir notendahópar enn',
      text: 'Hópur ræður hvað notendur hans mega sjá og hverju þeir mega breyta.',
    },
    columns: { users: 'Notendur', access: 'Aðgangur', mall: 'Gildir í' },
    access: {
      all: 'Má lesa og skrifa allt',
      none: 'Enginn aðgangur',
      readsAll: 'Má lesa allt, ekkert skrifa',
      readsEverything: 'Má lesa allt',
      reads: ({ areas }) => `Má lesa: ${areas}`,
      writes: ({ areas }) => `Má skrifa: ${areas}`,
      more: ({ names, count }) => `${names} og ${count} til viðbótar`,
    },
    fields: { name: 'Heiti hóps', id: 'Auðkenni hóps', areas: 'Aðgangssvið', mallId: 'Gildir í' },
    copyId: 'Afrita auðkenni hópsins',
    idCopied: 'Auðkenni hópsins var afritað á klemmuspjaldið',
    notCopied: 'Auðkennið var ekki afritað. Veldu það og afritaðu handvirkt.',
    hint: 'Sá sem má skrifa má líka lesa. Breyting gildir fyrir notendur hópsins um leið og hún er vistuð.',
    reader: 'Þú getur skoðað notendahópa en ekki breytt þeim.',
    more: 'Hópurinn hefur meiri réttindi en þú, svo þú getur ekki breytt honum.',
    allMalls: 'Allar verslunarmiðstöðvar',
    mallHint: 'Ekki er hægt að breyta þessu síðar.',
    notYours: 'Sum þessara réttinda hefur þú ekki, svo þú getur ekki veitt þau.',
    showUsers: 'Sýna notendur',
    deleteText: ({ name }) => `„${name}“ fer í ruslið og hægt er að endurheimta hópinn í 30 daga.`,
    deleteMany: ({ what }) => `Í ruslið: ${what}. Hægt er að endurheimta þá í 30 daga.`,
  },
} satisfies Messages<typeof en>
