const schemas = import.meta.glob<{ title?: string }>('../../../schemas/settings/*.schema.json', {
  import: 'default',
  eager: true,
})

/** What the operator knows a setting by: the title of its schema, or its name where no form edits it. */
export function titleOfSetting(name: string): string {
  return schemas[`../../../schemas/settings/${name}.schema.json`]?.title ?? name
}
