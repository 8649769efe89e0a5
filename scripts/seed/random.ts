const GOLDEN = 0x9e3779b9;

/** Spreads the bits of a 32-bit number, so that neighbouring seeds give unrelated streams. */
function mix(value: number): number {
  let v = value | 0;
  v = Math.imul(v ^ (v >>> 16), 0x85ebca6b);
  v = Math.imul(v ^ (v >>> 13), 0xc2b2ae35);
  return (v ^ (v >>> 16)) | 0;
}

/**
 * A small seeded generator (sfc32). Every mentor and every student has a separate stream, so that a row depends only on
 * the seed and its number, never on how many rows came before it.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, stream: number, index: number) {
    this.a = mix(seed ^ GOLDEN);
    this.b = mix(this.a ^ mix(stream + 1));
    this.c = mix(this.b ^ mix(index + GOLDEN));
    for (let i = 0; i < 12; i++) this.uint32();
  }

  /** The next 32 bits. */
  uint32(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t >>> 0;
  }

  /** A number from 0 up to but not including 1. */
  float(): number {
    return this.uint32() / 2 ** 32;
  }

  /** A whole number between both bounds, inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.float() * (to - from + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.float() < probability;
  }

  /** One entry of a list that must not be empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("Cannot pick from an empty list.");
    return list[Math.floor(this.float() * list.length)] as T;
  }

  /** One entry of a list, with a probability proportional to its weight. */
  weighted<T>(list: readonly T[], weight: (entry: T) => number): T {
    let total = 0;
    for (const entry of list) total += weight(entry);
    let rest = this.float() * total;
    for (const entry of list) {
      rest -= weight(entry);
      if (rest < 0) return entry;
    }
    return this.pick(list);
  }

  /** Up to `count` distinct entries of a list, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(Math.floor(this.float() * rest.length), 1));
    return taken;
  }

  /** A normally distributed number, with mean 0 and standard deviation 1. */
  gaussian(): number {
    return Math.sqrt(-2 * Math.log(1 - this.float())) * Math.cos(2 * Math.PI * this.float());
  }

  /** A version 4 UUID. */
  uuid(): string {
    const hex = (value: number) => value.toString(16).padStart(8, "0");
    const [a, b, c, d] = [hex(this.uint32()), hex(this.uint32()), hex(this.uint32()), hex(this.uint32())];
    const variant = "89ab"[this.uint32() & 3];
    return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`;
  }
}
