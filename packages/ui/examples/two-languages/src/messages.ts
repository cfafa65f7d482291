export type Code = 'de' | 'ar'

/** Texts of the page. */
export const messages = {
  de: { shop: 'Geschäft', name: 'Name', slogan: 'Werbespruch', save: 'Speichern', required: 'Bitte ausfüllen' },
  ar: { shop: 'متجر', name: 'الاسم', slogan: 'الشعار', save: 'حفظ', required: 'هذا الحقل مطلوب' },
} satisfies Record<Code, object>

/** Labels of the parts on the page; English where missing. */
export const labels = {
  de: {
    layout: { language: 'Sprache' },
    fields: { languages: 'Sprachen', missing: 'Übersetzung fehlt', copyFrom: 'Kopieren von' },
    forms: {
      languages: 'Sprachen des Inhalts',
      wrong: 'hat einen Fehler',
      problems: (count: number) => (count === 1 ? 'Ein Feld ist zu prüfen' : `${count} Felder sind zu prüfen`),
    },
  },
  ar: {
    layout: { language: 'اللغة' },
    fields: { languages: 'اللغات', missing: 'الترجمة ناقصة', copyFrom: 'نسخ من' },
    forms: {
      languages: 'لغات المحتوى',
      wrong: 'فيه خطأ',
      problems: (count: number) => `عدد الحقول التي تحتاج إلى مراجعة: ${count}`,
    },
  },
} satisfies Record<Code, object>
