import { OperatorError } from './operator-error'

/**
 * Origins of other storefronts, as browsers write them. @throws OperatorError naming the entry that is not an origin
 */
export function readCorsOrigins(value: string | undefined): ReadonlySet<string> {
  const origins = (value ?? '').split(',').flatMap((one) => one.trim() || [])
  for (const origin of origins)
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new OperatorError(
        `PUMIAN_CORS_ORIGINS: expected origins like https://shop.example, got ${JSON.stringify(origin)}.`,
      )
  return new Set(origins)
}
