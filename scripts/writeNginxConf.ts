import { writeFileSync } from 'node:fs';
import { composeNginxConf } from './deploy/nginx/composeNginxConf.ts';
import { readSiteSettings } from './deploy/siteSettings.ts';

// npm run deploy:conf -- [SETTINGS] [CONF]: writes the nginx configuration of a file of settings. Without arguments it writes
// the one that the repository has as an example; a test says when that is not what its sources make.

const [settings = 'deploy/site.json', conf = 'deploy/nginx.conf'] = process.argv.slice(2);
writeFileSync(conf, composeNginxConf(readSiteSettings(settings)));
console.log(`Wrote ${conf} from ${settings}.`);
