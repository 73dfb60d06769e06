/** The portal's icons: as large as the text beside them, and hidden from screen readers. */
function icon(path: string) {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const CIRCLE = 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z';

export const SUCCESS_ICON = icon(`${CIRCLE}M6.5 10.2l2.4 2.4 4.6-5`);

export const FAILURE_ICON = icon(`${CIRCLE}M7 7l6 6M13 7l-6 6`);

export const SHARE_ICON = icon(
  'M14.5 6.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM5.5 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM14.5 17.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM7.5 8.8l5-3.1M7.5 11.2l5 3.1',
);

export const PHONE_ICON = icon(
  'M4 2.8h3l1.5 4-2 1.4a10 10 0 0 0 5.3 5.3l1.4-2 4 1.5v3a1.4 1.4 0 0 1-1.6 1.4A14.6 14.6 0 0 1 2.6 4.4 1.4 1.4 0 0 1 4 2.8Z',
);

export const WHATSAPP_ICON = icon(
  'M3 17l1-3.6A7.2 7.2 0 1 1 6.8 16L3 17ZM7.2 8.600h5.600M7.2 11.400h3.6',
);

export const MAIL_ICON = icon('M2.5 4.500h15v11h-15ZM2.5 5l7.5 6 7.5-6');

export const VIEW_ICON = icon(
  'M1.5 10C3.5 6.3 6.5 4.4 10 4.4s6.5 1.9 8.5 5.6c-2 3.7-5 5.6-8.5 5.6S3.5 13.7 1.5 10ZM10 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
);

export const EDIT_ICON = icon(
  'M3 17l.8-3.6L13.6 3.6a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L6.6 16.2 3 17ZM12 5.2 14.8 8',
);

export const DELETE_ICON = icon(
  'M3 5.4h14M8 5.4V3.2h4v2.2M4.8 5.4l.8 11.4h8.8l.8-11.4M8.3 8.6v5M11.7 8.6v5',
);

export const MORE_ICON = icon(
  'M4.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM10 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
);

export const BACK_ICON = icon('M16.7 10H3.3m5.9-5.9L3.3 10l5.9 5.9');

export const SAVED_ICON = icon('M5 2.800h10v14.400l-5-3.800-5 3.800Z');
