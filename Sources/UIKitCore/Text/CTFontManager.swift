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

/// Registers the fonts of several files, and tells of those that cannot be.
///
/// > Difference from Apple: all are registered before this returns, and the block is called on the caller's thread.
/// - Parameters:
///   - fontURLs: `URL`s of TrueType, OpenType or collection files; others are left out.
///   - scope: what it says makes no difference here.
///   - enabled: whether the fonts may be used; registered fonts always may here.
///   - registrationHandler: gets what is wrong with some of the files, an empty list where nothing is, and `true`; what it returns has no
///     consequence then. `nil` calls nothing.
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

/// Registers a font of memory, so that `UIFont(name:size:)` finds it.
///
/// Its bytes are written to a file of the process's temporary folder, which stays as long as the process may use it.
/// - Parameters:
///   - font: the font.
///   - error: set to what is wrong: no room for the file, or a font that was registered before.
/// - Returns: whether the font can be used.
/// - Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    report(into: error, GraphicsFontFiles.url(of: font)) { path throws(FontError) in
        do { try font.bytes.write(to: URL(fileURLWithPath: path)) } catch { throw .unreadable(path) }
        try TextEngine.shared.register(path)
    }
}

/// Takes back ``CTFontManagerRegisterGraphicsFont(_:_:)``. Text that uses the font stays as it is.
///
/// `error` is set to what is wrong: a font that was not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    report(into: error, GraphicsFontFiles.url(of: font)) { path throws(FontError) in
        try TextEngine.shared.unregister(path)
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// Where fonts of memory are written to.
private enum GraphicsFontFiles {
    /// The same for the same name and length, so that the same font is not registered twice.
    static func url(of font: CGFont) -> URL {
        let name = (font.postScriptName ?? "font").filter { $0.isLetter || $0.isNumber || $0 == "-" }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("caret-\(ProcessInfo.processInfo.processIdentifier)-\(name)-\(font.bytes.count).font")
    }
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
