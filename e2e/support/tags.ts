/**
 * Which project walks a journey. Without a tag it is the desk alone. `PHONE`: layout, navigation, touch or a player
 * differ on a phone, so it is walked there too, in English where the desk speaks Chinese.
 */
export const PHONE = { tag: '@phone' };
export const PHONE_ONLY = { tag: '@phone-only' };
