/** Spade, heart, diamond, club, in a field of 20 × 20. */
const SIGNS = [
  "M10 1C8 5 2 8 2 12.5A3.9 3.9 0 0 0 9 15C8.9 16.7 8.3 18 7 19H13C11.7 18 11.1 16.7 11 15A3.9 3.9 0 0 0 18 12.5C18 8 12 5 10 1Z",
  "M10 18.5C8 14.5 1.5 11.5 1.5 6.5A4.3 4.3 0 0 1 10 5A4.3 4.3 0 0 1 18.5 6.5C18.5 11.5 12 14.5 10 18.5Z",
  "M10 1C11.5 4.5 14 7.5 16.5 10C14 12.5 11.5 15.5 10 19C8.5 15.5 6 12.5 3.5 10C6 7.5 8.5 4.5 10 1Z",
  "M10 1A4 4 0 0 1 12.9 7.8A4 4 0 1 1 11 13.5C11 15.5 11.6 18 13 19H7C8.4 18 9 15.5 9 13.5A4 4 0 1 1 7.1 7.8A4 4 0 0 1 10 1Z",
];

/** A suit's sign within a text, in the colour of the text. `suit` as its place among S H D C. */
export function SuitSign({ suit }: { suit: number }) {
  return (
    <svg class="suit" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={SIGNS[suit]} />
    </svg>
  );
}
