/** The association's logo, `size` pixels wide and high. Without a text, since the name is always beside it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <img
      src={`${import.meta.env.BASE_URL}logo.svg`}
      alt=""
      width={size}
      height={size}
      // Otherwise React preloads it in the prerendered pages, before the files of the form.
      fetchPriority="low"
    />
  );
}
