/// How far a font that is registered can be seen; here always by this process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none = 0
    /// By this process.
    case process = 1
    /// By this process, for as long as it runs.
    case session = 3
}

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them.
///
/// - Parameters:
///   - fontURL: of a TrueType, OpenType or collection file.
///   - scope: what it says makes no difference here.
///   - error: set to what is wrong: a file that is missing, that is no font, or that was registered before.
/// - Returns: whether the fonts can be used.
/// - Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(into: error, fontURL) { path throws(FontError) in try TextEngine.shared.register(path) }
}

/// Takes back ``CTFontManagerRegisterFontsForURL(_:_:_:)``. Fonts that are in use stay as they are.
///
/// `error` is set to what is wrong: a file that was not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(into: error, fontURL) { path throws(FontError) in try TextEngine.shared.unregister(path) }
}

/// The domain of errors that registering fonts gives.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// What is wrong with a font that is to be registered; the codes of ``kCTFontManagerErrorDomain``.
public enum CTFontManagerError: Int, Sendable {
    /// The file cannot be read.
    case fileNotFound = 101
    /// The file is no font, or a broken one.
    case unrecognizedFormat = 103
    /// The file was registered before.
    case alreadyRegistered = 105
    /// The file was not registered.
    case notRegistered = 201
}

private func report(
    into error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ url: URL, _ body: (String) throws(FontError) -> Void
) -> Bool {
    do {
        try body(url.path)
        return true
    } catch let problem {
        let code: CTFontManagerError =
            switch problem {
            case .unreadable: .fileNotFound
            case .notAFont: .unrecognizedFormat
            case .alreadyRegistered: .alreadyRegistered
            case .notRegistered: .notRegistered
            }
        let made = NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "\(problem)"])
        error?.pointee = Unmanaged.passRetained(made)
        return false
    }
}
