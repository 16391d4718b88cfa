/** A pack in its documented order: by suit, then by rank. */
export function packOf(suits: string, ranks: string): readonly string[] {
  return [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));
}

export const ITALIAN = packOf("DCSB", "1234567FCR");
export const FRENCH = packOf("SHDC", "A23456789TJQK");
