/** The page at /sandbox. */
export const CONTROL_HELP = `Sluice sandbox: control routes

GET    /sandbox/state    sockets, subscriptions, counters, the last 200 client messages
GET    /sandbox/config   the app config that pages get: keys and mask of signatures, addresses
GET    /sandbox/health   whether the exchange is well: its database, its ledger, its jobs
GET    /sandbox/log      the last 1,000 calls: when, who, what, how long
GET    /sandbox/faults   the faults that are on, and how often each has hit
POST   /sandbox/faults   {"fault": "<name>", ...options} switches one on
DELETE /sandbox/faults   switches all off, as does posting {"fault": "reset"}

Options of all: "count" (ends after so many hits) and "seconds" (ends by itself). Options of frame faults:
"topic" (default "slowBroker") and "extra": true sends the damaged frame before the good one, false instead
of it. True is the default, so that the sandbox itself loses no row; only frame/wrong-shape with "where":
"rows" takes the place of the frame, whose rows it keeps.
Answer faults hit calls under /x-api whose path contains "path" (default: all of them). The call has been made by
then, only its answer is damaged; with answer/code and answer/expire-session it is refused.

socket/drop               closes all open sockets now ("code": with a close frame; default: without a word)
socket/refuse             new sockets are answered 503
socket/accept-then-close  new sockets are opened and closed at once ("code", default 1011)
socket/hang               new sockets are never answered
socket/silent             nothing is sent at all, not even pongs
socket/slow               everything is sent "delayMs" (default 1000) late, in order
feed/stop                 no data frames; pings are answered
frame/truncate            half of the frame is missing
frame/corrupt             some bytes in the middle of the deflate body are flipped (text: control characters)
frame/wrong-crc           good body, wrong CRC32 (gzip only)
frame/forged-length       the trailer claims another length ("length", default 2147483647; gzip only)
frame/two-members         one text in two gzip members (gzip only)
frame/bomb                48 kB that inflate to 50 MB ("forged": true claims 1000 bytes; gzip only)
frame/not-json            an HTML error page
frame/invalid-utf8        one byte that is not UTF-8
frame/wrong-shape         wrong rows among the good ones; "where": "frame": data that is no array
frame/ten-thousand-symbols  10,000 pairs X00000USDT ...
frame/refusal             {"code":"-10000","msg":"Invalid Request!"}
answer/delay              the answer comes "delayMs" (default 1000) late
answer/hang               there is no answer
answer/cut                half of the answer, then the connection is reset
answer/status             an error page with "status" (400 to 599, default 500)
answer/empty              no body, with "status" 204 (default) or 200
answer/not-json           an HTML page with status 200
answer/wrong-shape        the result is a text, and signed
answer/change             the result has the members of "result" in place of its own, and is signed
answer/redate             the answer is of "aheadMs" (default a year) later, its signature as well unless "signed" is false
answer/tamper             one byte of the body is changed after signing; it is still JSON
answer/strip              no signature
answer/replay             the last answer to the same call (else this one), as it was signed ten minutes ago
answer/swap               the signed answer of another call: another user's or to another input, else of another path
answer/wrong-version      the signature says v9
answer/bad-header         the signature is "value" (default "v1.signature")
answer/code               a business error: "code" (default 790000), "message", "result" and "info" (objects)
answer/expire-session     the session of the caller ends before the call
`;
