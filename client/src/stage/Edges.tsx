/** The cards under the top one, seen from the side: an edge for every 2.5 cards. */
export function Edges({ size }: { size: number }) {
  const count = Math.round((size - 1) / 2.5);
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <i class="edge" key={at} style={{ "--at": count - at }} />
      ))}
    </>
  );
}
