/** Fills the `{name}` placeholders of an endpoint's path. */
export function fillPath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values.get(name))))
}
