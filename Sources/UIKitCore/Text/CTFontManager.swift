/// The scope in which a registered font is visible. The scope is ignored: every font is registered for this process
/// only.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none = 0
    /// Visible in this process.
    case process = 1
    /// Visible in this process while it runs.
    case session = 3
}

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them.
///
/// - Parameters:
///   - fontURL: The URL of a TrueType, OpenType or collection file.
///   - scope: Ignored.
///   - error: Receives the error: the file is missing, is not a font, or was registered before.
/// - Returns: Whether the fonts can be used.
/// - Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(into: error, fontURL) { path throws(FontError) in try TextEngine.shared.register(path) }
}

/// Unregisters the fonts that ``CTFontManagerRegisterFontsForURL(_:_:_:)`` registered. Fonts that are in use stay
/// valid.
///
/// `error` receives an error if the file was not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(into: error, fontURL) { path throws(FontError) in try TextEngine.shared.unregister(path) }
}

/// Registers the fonts of several files, and passes the errors of files that cannot be registered to a handler.
///
/// > Difference from Apple: all files are registered before this function returns, and the handler runs on the
/// > caller's thread.
/// - Parameters:
///   - fontURLs: The `URL`s of TrueType, OpenType or collection files; other objects are ignored.
///   - scope: Ignored.
///   - enabled: Whether the fonts may be used; ignored, since registered fonts may always be used.
///   - registrationHandler: A handler that receives an array of errors, which may be empty, and `true`; its result
///     is ignored. `nil` for no handler.
/// - Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfonturls(_:_:_:_:)
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [CFError] = []
    for case let url as URL in fontURLs {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

/// Registers a font in memory, so that `UIFont(name:size:)` finds it.
///
/// The font's bytes are written to a file in the temporary folder. The file remains until the font is unregistered.
/// - Parameters:
///   - font: The font.
///   - error: Receives the error: the file cannot be written, or the font was registered before.
/// - Returns: Whether the font can be used.
/// - Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    report(into: error, GraphicsFontFiles.url(of: font)) { path throws(FontError) in
        do { try font.bytes.write(to: URL(fileURLWithPath: path)) } catch { throw .unreadable(path) }
        try TextEngine.shared.register(path)
    }
}

/// Unregisters a font that ``CTFontManagerRegisterGraphicsFont(_:_:)`` registered. Text that uses the font stays
/// unchanged.
///
/// `error` receives an error if the font was not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    report(into: error, GraphicsFontFiles.url(of: font)) { path throws(FontError) in
        try TextEngine.shared.unregister(path)
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// The files of fonts in memory.
private enum GraphicsFontFiles {
    /// Returns the file of a font. The URL depends on the font's name and length, so that the same font is not
    /// registered twice.
    static func url(of font: CGFont) -> URL {
        let name = (font.postScriptName ?? "font").filter { $0.isLetter || $0.isNumber || $0 == "-" }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("caret-\(ProcessInfo.processInfo.processIdentifier)-\(name)-\(font.bytes.count).font")
    }
}

/// The domain of font registration errors.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The codes of font registration errors, in the domain ``kCTFontManagerErrorDomain``.
public enum CTFontManagerError: Int, Sendable {
    /// The file cannot be read.
    case fileNotFound = 101
    /// The file is not a font, or the font is damaged.
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
    } catch let fontError {
        let code: CTFontManagerError =
            switch fontError {
            case .unreadable: .fileNotFound
            case .notAFont: .unrecognizedFormat
            case .alreadyRegistered: .alreadyRegistered
            case .notRegistered: .notRegistered
            }
        let nsError = NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "\(fontError)"])
        error?.pointee = Unmanaged.passRetained(nsError)
        return false
    }
}
