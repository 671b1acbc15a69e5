import { addSoundButtons } from "./add-sound-buttons.ts";
import { openContents } from "./open-contents.ts";
import { showAccount } from "./show-account.ts";
import { storeLanguage } from "./store-language.ts";
import { suggestVerbs } from "./suggest-verbs.ts";

openContents(document);
addSoundButtons(document);
suggestVerbs(document);
storeLanguage(document);
void showAccount(document);
