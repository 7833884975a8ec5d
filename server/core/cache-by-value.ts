/** Values by equal keys, which are plain JSON: an object that was asked for before is not compared again. */
export class CacheByValue<T> {
  readonly #byObject = new WeakMap<object, T>()
  readonly #byText = new Map<string, T>()

  /** The value of an equal key; computed by `make` the first time. */
  get(key: object, make: () => T): T {
    const known = this.#byObject.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(key)
    const value = this.#byText.get(text) ?? make()
    this.#byText.set(text, value)
    this.#byObject.set(key, value)
    return value
  }
}
