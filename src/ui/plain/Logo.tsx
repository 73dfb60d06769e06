/** The association's logo, `size` pixels wide and high; its name stands beside it, so a screen reader is told nothing twice. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <img
      src={`${import.meta.env.BASE_URL}logo.svg`}
      alt=""
      width={size}
      height={size}
      // Left to itself, React preloads it in the prerendered pages, before what the form needs.
      fetchPriority="low"
    />
  );
}
