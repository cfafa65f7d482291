import { plural } from '../../internal/plural'
import type { UploadLabels } from './en'

export const no: UploadLabels = {
  type: 'Filtypen er ikke tillatt',
  video: 'Dette er en video. Bruk Videoer.',
  size: (limit) => `Filen kan være på høyst ${limit}`,
  failed: 'Filen ble ikke lastet opp. Kontroller tilkoblingen, og prøv igjen.',
  title: 'Last opp filer',
  oneFile: 'Velg bare én fil',
  choose: 'Velg filer',
  drop: 'Slipp filer her, eller lim dem inn',
  dropNow: 'Slipp filene her',
  rules: (extensions, limit) => `${extensions}. Høyst ${limit} per fil.`,
  list: 'Opplastinger',
  waiting: 'Venter',
  checking: 'Kontrolleres',
  cancelled: 'Avbrutt',
  duplicate: (name) => `Den samme filen finnes allerede: ${name}`,
  done: (size) => `Lastet opp, ${size}`,
  sendAnyway: 'Last opp likevel',
  retryName: (name) => `Prøv igjen: ${name}`,
  sendAnywayName: (name) => `Last opp likevel: ${name}`,
  cancel: (name) => `Avbryt ${name}`,
  dismiss: (name) => `Fjern ${name} fra listen`,
  cancelAll: 'Avbryt alle',
  clear: 'Tøm listen',
  soFar: (done, all, count) => `${done} av ${all} ${plural('nb', { one: 'fil', other: 'filer' })(count)} lastet opp`,
}
