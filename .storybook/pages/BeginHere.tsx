import type { ReactNode } from 'react';
import { bookLink } from '../links';
import styles from './pages.module.css';

interface Step {
  readonly story: string;
  readonly en: string;
  readonly hi: string;
  /** Toolbar settings for the link. */
  readonly globals?: Readonly<Record<string, string>>;
}

const screen = (name: string) => `screens-${name}`;
const REGISTRATION = screen('1-membership-registration-form');
const WINDOW = { viewport: 'window', beside: 'off' };
const HINDI = { ...WINDOW, beside: 'language' };
const DARK = { ...WINDOW, beside: 'colours' };

const SECRETARY: readonly Step[] = [
  { story: `${REGISTRATION}--loaded`, en: 'A firm applies', hi: 'फर्म आवेदन करती है' },
  {
    story: screen('8-admin-dashboard--every-kind-of-work'),
    en: 'What there is to do in the office',
    hi: 'कार्यालय में क्या-क्या बाकी है',
  },
  {
    story: screen('11-new-members-list--loaded'),
    en: 'New applications: payment link, then membership number',
    hi: 'नए आवेदन: पहले भुगतान का लिंक, फिर सदस्यता संख्या',
  },
  { story: screen('9-members-list--loaded'), en: 'All members', hi: 'सभी सदस्य' },
  {
    story: screen('12-edit-member--loaded'),
    en: 'Changing the details of a firm',
    hi: 'फर्म का विवरण बदलना',
  },
  {
    story: screen('10-import-members-dialog--check-to-correct'),
    en: 'Adding members from an Excel file',
    hi: 'एक्सेल फाइल से सदस्य जोड़ना',
  },
  { story: screen('member-home--loaded'), en: 'What a member sees', hi: 'सदस्य को क्या दिखता है' },
  { story: screen('15-receipt--loaded'), en: 'The receipt', hi: 'रसीद' },
  {
    story: screen('9-members-list--failed'),
    en: 'When there is no internet',
    hi: 'जब इंटरनेट न चले',
  },
];

const TRANSLATOR: readonly Step[] = [
  {
    story: 'all-texts--all-texts',
    en: 'All texts on one page, with search in English and Hindi',
    hi: 'सभी वाक्य एक ही पेज पर; अंग्रेज़ी और हिन्दी दोनों में खोजें',
  },
  {
    story: `${REGISTRATION}--loaded`,
    globals: HINDI,
    en: 'A form, English beside Hindi',
    hi: 'एक फॉर्म, अंग्रेज़ी के साथ हिन्दी',
  },
  {
    story: screen('9-members-list--loaded'),
    globals: HINDI,
    en: 'A list, English beside Hindi',
    hi: 'एक सूची, अंग्रेज़ी के साथ हिन्दी',
  },
  {
    story: screen('15-receipt--loaded'),
    globals: HINDI,
    en: 'The receipt, English beside Hindi',
    hi: 'रसीद, अंग्रेज़ी के साथ हिन्दी',
  },
];

const DESIGNER: readonly Step[] = [
  {
    story: screen('member-home--loaded'),
    globals: DARK,
    en: 'A screen, light beside dark',
    hi: 'एक स्क्रीन, हल्के और गहरे रंग साथ-साथ',
  },
  {
    story: screen('9-members-list--loaded'),
    globals: { ...WINDOW, viewport: 'phone' },
    en: 'A list on a phone',
    hi: 'फोन पर एक सूची',
  },
  {
    story: 'parts-button--kinds',
    globals: DARK,
    en: 'The parts that all screens share, such as buttons',
    hi: 'वे हिस्से जिनसे हर स्क्रीन बनी है, जैसे बटन',
  },
  {
    story: screen('15-receipt--full-to-the-brim'),
    en: 'The longest possible texts',
    hi: 'सबसे लंबे नाम और पते',
  },
];

/** Explains the book to someone who opens it for the first time. */
export function BeginHere() {
  return (
    <main className={styles['page']}>
      <h1>Begin here</h1>
      <p>
        This book shows every screen of the membership portal as people will see it, with made-up
        firms. Press anything you like: nothing you do here is sent to anyone.
      </p>
      <p lang="hi">
        यहाँ सदस्यता पोर्टल की हर स्क्रीन वैसी ही दिखती है जैसी लोगों को दिखेगी। फर्में असली नहीं हैं। कुछ भी दबाएँ,
        यहाँ से किसी को कुछ नहीं जाता।
      </p>
      <div className={styles['ways']}>
        <Way heading="You are the secretary" hi="आप मंत्री या कार्यालय से हैं" steps={SECRETARY}>
          Look at these screens one after the other. Under each name in the list on the left, you
          find its other states.
        </Way>
        <Way heading="You check the Hindi" hi="आप हिन्दी जाँचते हैं" steps={TRANSLATOR}>
          Search for a word, then see where it is used.
        </Way>
        <Way heading="You look after the design" hi="आप रूप-रंग देखते हैं" steps={DESIGNER}>
          Each screen in both themes and at every width.
        </Way>
      </div>
      <h2>The toolbar above every screen</h2>
      <table className={styles['table']}>
        <tbody>
          {TOOLBAR.map(([name, en, hi]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{en}</td>
              <td lang="hi">{hi}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const TOOLBAR = [
  [
    'Width',
    'Phone, small phone, tablet, office, wide office',
    'फोन, छोटा फोन, टैबलेट, कार्यालय, चौड़ी स्क्रीन',
  ],
  ['Language', 'English or Hindi', 'अंग्रेज़ी या हिन्दी'],
  ['Theme', 'Light, dark, or same as your device', 'हल्का, गहरा, या आपके फोन/कंप्यूटर जैसा'],
  ['Viewer', 'A visitor, a member, or the office', 'बिना लॉग इन के, सदस्य या कार्यालय'],
  [
    'Server',
    'What happens when it is slow or does not answer',
    'सर्वर धीमा हो या जवाब न दे, तब क्या होता है',
  ],
  [
    'Side by side',
    'English beside Hindi, or light beside dark',
    'अंग्रेज़ी के साथ हिन्दी, या हल्के के साथ गहरे रंग',
  ],
  ['Key S', 'Hides or shows the list on the left', 'बाईं ओर की सूची छिपाता और फिर दिखाता है'],
  ['Key A', 'Shows the panel for developers', 'डेवलपर वाला हिस्सा दिखाता है'],
] as const;

interface WayProps {
  readonly heading: string;
  readonly hi: string;
  readonly steps: readonly Step[];
  readonly children: ReactNode;
}

function Way({ heading, hi, steps, children }: WayProps) {
  return (
    <section className={styles['way']}>
      <h2>
        {heading} <span lang="hi">{hi}</span>
      </h2>
      <p>{children}</p>
      <ol>
        {steps.map(({ story, en, hi: inHindi, globals = WINDOW }) => (
          <li key={story}>
            <a href={bookLink(story, globals)} target="_top">
              {en}
            </a>
            <div lang="hi">{inHindi}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
