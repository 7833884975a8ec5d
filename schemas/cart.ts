/** What is said of numbers that cannot be bought, on both sides of the wire (storefront §5, §8). */

export const shortageMessage = (store: number) => `库存不足，最大库存为${store}件`

export const leastMessage = (num: number) => `此商品的最小购买数量为${num}件`
