/**
 * Which project runs a journey. Without a tag it is the desktop alone. `PHONE`: layout, navigation, touch or a player
 * differ on a phone, so it runs there too, in English where the desktop is in Chinese. `LONG`: at a desk, and before
 * the others: whoever begins last should not be the slowest.
 */
export const PHONE = { tag: '@phone' };
export const PHONE_ONLY = { tag: '@phone-only' };
export const LONG = { tag: '@long' };
