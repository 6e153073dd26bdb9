// The codes of errors in `SCError`.

/// No error.
public var kSCStatusOK: Int { 0 }
/// An error without another code.
public var kSCStatusFailed: Int { 1001 }
/// An argument has a value that the function does not accept.
public var kSCStatusInvalidArgument: Int { 1002 }
/// The app may not use the object.
public var kSCStatusAccessError: Int { 1003 }
/// The key does not exist.
public var kSCStatusNoKey: Int { 1004 }
/// The key exists already.
public var kSCStatusKeyExists: Int { 1005 }
/// The lock is held already.
public var kSCStatusLocked: Int { 1006 }
/// The operation requires a lock.
public var kSCStatusNeedLock: Int { 1007 }
/// The session of the configuration store is not active.
public var kSCStatusNoStoreSession: Int { 2001 }
/// The server of the configuration store is not available.
public var kSCStatusNoStoreServer: Int { 2002 }
/// A notifier is active already.
public var kSCStatusNotifierActive: Int { 2003 }
/// The session of the preferences is not active.
public var kSCStatusNoPrefsSession: Int { 3001 }
/// The preferences are being updated.
public var kSCStatusPrefsBusy: Int { 3002 }
/// The configuration file does not exist.
public var kSCStatusNoConfigFile: Int { 3003 }
/// The link does not exist.
public var kSCStatusNoLink: Int { 3004 }
/// The object has changed meanwhile.
public var kSCStatusStale: Int { 3005 }
/// The number of links is at its maximum.
public var kSCStatusMaxLink: Int { 3006 }
/// The reachability cannot be determined.
public var kSCStatusReachabilityUnknown: Int { 4001 }
/// The network service of the connection is not available.
public var kSCStatusConnectionNoService: Int { 5001 }
/// The connection is not available at this time.
public var kSCStatusConnectionIgnore: Int { 5002 }
