/** The portal's icons: as large as the text beside them, and hidden from screen readers. */
export function icon(path: string) {
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

export const BACK_ICON = icon('M16.7 10H3.3m5.9-5.9L3.3 10l5.9 5.9');
