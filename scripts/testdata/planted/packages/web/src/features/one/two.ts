import { load } from "../../../../content/src/load.ts";
import { app } from "../../app/app.ts";
import { three } from "../two/three.ts";
export const two = [app, load, three];
