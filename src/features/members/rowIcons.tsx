/** The icons of a row's actions, as plain SVG: antd's cost half the time of drawing a page of the list. */
function icon(path: string) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.15em"
      height="1.15em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const VIEW_ICON = icon(
  'M1.5 10C3.5 6.3 6.5 4.4 10 4.4s6.5 1.9 8.5 5.6c-2 3.7-5 5.6-8.5 5.6S3.5 13.7 1.5 10ZM10 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
);

export const EDIT_ICON = icon(
  'M3 17l.8-3.6L13.6 3.6a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L6.6 16.2 3 17ZM12 5.2 14.8 8',
);

export const DELETE_ICON = icon(
  'M3 5.4h14M8 5.4V3.2h4v2.2M4.8 5.4l.8 11.4h8.8l.8-11.4M8.3 8.6v5M11.7 8.6v5',
);
