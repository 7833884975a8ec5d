/** Bytes as text, rounded up to a tenth of a megabyte. */
export const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`
