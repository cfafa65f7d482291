export const en = {
  copyToMall: {
    action: 'Copy to another mall …',
    bulk: 'Copy to another mall',
  },
}
