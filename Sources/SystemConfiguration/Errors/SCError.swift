/// The error of the last function of this module that failed on the calling thread; `kSCStatusOK` before the first.
///
/// - Source: https://developer.apple.com/documentation/systemconfiguration/scerror()
public func SCError() -> Int32 { LastError.code }

/// Returns the last error on the calling thread as an object, in the domain ``kCFErrorDomainSystemConfiguration``.
public func SCCopyLastError() -> NSError {
    NSError(
        domain: kCFErrorDomainSystemConfiguration as String, code: Int(LastError.code),
        userInfo: [NSLocalizedDescriptionKey: String(cString: SCErrorString(LastError.code))])
}

/// The domain of errors of this module.
public var kCFErrorDomainSystemConfiguration: CFString { NSString(string: "com.apple.SystemConfiguration") }

/// Returns the text of an error, in English. The memory stays valid.
///
/// - Parameter status: A code of this module, or an error number of the system.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    if let text = ErrorTexts.text(Int(status)) { return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self) }
    return UnsafePointer(strerror(status))
}

/// The last error of each thread.
enum LastError {
    private static let key = "com.apple.SystemConfiguration.error"

    static var code: Int32 {
        get { Thread.current.threadDictionary[key] as? Int32 ?? Int32(kSCStatusOK) }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Records an error, and returns `false` for the function that failed.
    static func fail(_ status: Int) -> Bool {
        code = Int32(status)
        return false
    }
}

private enum ErrorTexts {
    static func text(_ status: Int) -> StaticString? {
        switch status {
        case kSCStatusOK: "Success."
        case kSCStatusFailed: "Failed."
        case kSCStatusInvalidArgument: "Invalid argument"
        case kSCStatusAccessError: "Permission denied"
        case kSCStatusNoKey: "No such key"
        case kSCStatusKeyExists: "The key exists already"
        case kSCStatusLocked: "The lock is held already"
        case kSCStatusNeedLock: "The operation requires a lock"
        case kSCStatusNoStoreSession: "The configuration session is not active"
        case kSCStatusNoStoreServer: "The configuration server is not available"
        case kSCStatusNotifierActive: "A notifier is active already"
        case kSCStatusNoPrefsSession: "The preferences session is not active"
        case kSCStatusPrefsBusy: "The preferences are being updated"
        case kSCStatusNoConfigFile: "The configuration file does not exist"
        case kSCStatusNoLink: "No such link"
        case kSCStatusStale: "The object has changed meanwhile"
        case kSCStatusMaxLink: "Too many links"
        case kSCStatusReachabilityUnknown: "The reachability cannot be determined"
        case kSCStatusConnectionNoService: "The network service of the connection is not available"
        case kSCStatusConnectionIgnore: "The connection is not available at this time"
        default: nil
        }
    }
}
