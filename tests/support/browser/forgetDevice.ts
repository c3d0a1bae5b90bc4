// Runs before each file: what the file before has left on the device (favourites, a switch) is read when modules load, and
// would be the next one's.
localStorage.clear();
sessionStorage.clear();
