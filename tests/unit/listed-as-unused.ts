/** What the specification names and the product does not use, with what it waits for. */

type Reasons = Readonly<Record<string, string>>;

const UPDATE = 'no listed call has this method';
const BY_SERVER =
  'the server asks for due diligence, so the row of a site decides nothing; the owner has to say which of the two does';

export const UNUSED_VALUES: Reasons = {
  card: 'no call has a field for a payment; the owner has to say which screen shows payment methods',
  PUT: UPDATE,
  PATCH: UPDATE,
  DELETE: UPDATE,
  'on-request': BY_SERVER,
  'source-of-funds': BY_SERVER,
  'source-of-wealth': BY_SERVER,
};

const EXIT = 'the token info and the initial config name the exits; the owner has to say which of them wins';

/** Such as `user.sdkLang`. */
export const UNUSED_FIELDS: Reasons = {
  'user.sdkLang': "the address's lang decides the language; the owner has to say which of the two wins",
  'supportedIpCountryCode.supported':
    'the country list says which countries are served; the owner has to say which of the two wins',
  'integrationBusinessInfo.landingUrl': EXIT,
  'integrationBusinessInfo.supportUrl': EXIT,
};

const TRADE = 'no screen trades; a list of limits that is read is not a place for buttons';
const SIZE = 'the buttons of all screens have the size of a touch target';

/** Variants, sizes and parts. */
export const UNUSED_BUTTONS: Reasons = {
  tradeLong: TRADE,
  tradeShort: TRADE,
  tradeSecondary: TRADE,
  subtitle: TRADE,
  default: 'the same as `secondary` and `middle`, which the screens name',
  secondaryBrand: 'for a second offer of the brand; no screen has two offers',
  marketing: 'for campaigns; no screen has one',
  'xx-small': SIZE,
  'x-small': SIZE,
  'x-large': SIZE,
};
