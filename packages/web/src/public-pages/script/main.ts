import { addSoundButtons } from "./add-sound-buttons.ts";
import { layOutParts } from "./lay-out-parts.ts";
import { prepareMenus } from "./menus.ts";
import { showAccount } from "./show-account.ts";
import { storeLanguage } from "./store-language.ts";
import { suggestVerbs } from "./suggest-verbs.ts";

prepareMenus(document);
addSoundButtons(document);
suggestVerbs(document);
storeLanguage(document);
void showAccount(document);
void layOutParts(document);
