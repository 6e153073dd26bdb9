import UIKitEngines

/// Objects as a file describes them, ready to be made as often as needed.
///
/// The file is the `.xib` itself, read once, when it is first needed.
///
/// > Difference from Apple: files are not compiled at build time; put the `.xib` among the target's resources.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor open class UINib: NSObject {
    /// What ``instantiate(withOwner:options:)`` may be told.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that stand for the nib's proxies: a dictionary of objects by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let find: @MainActor () throws(NibError) -> NibSource

    /// Makes a nib from a file `nibName.xib` of a bundle; `nil` stands for the main one.
    ///
    /// Where the file is not there, ``instantiate(withOwner:options:)`` traps and ``objects(withOwner:externalObjects:)`` throws.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        find = { () throws(NibError) in try NibStore.source(named: name, "xib", in: bundleOrNil) }
        super.init()
    }

    /// Makes a nib from the contents of a file; pictures and colours are looked for in a bundle, `nil` for the main one.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let cache = NibDataCache(data: data, bundle: bundleOrNil)
        find = { () throws(NibError) in try cache.source() }
        super.init()
    }

    /// Makes a nib from a file, which need not be in a bundle.
    public init(contentsOf url: URL, bundle bundleOrNil: Bundle? = nil) {
        find = { () throws(NibError) in try NibStore.source(at: url, bundle: bundleOrNil) }
        super.init()
    }

    /// Makes the nib's objects, and connects them with each other and with the owner.
    ///
    /// - Parameters:
    ///   - ownerOrNil: the File's Owner.
    ///   - optionsOrNil: objects for the nib's proxies.
    /// - Returns: the objects on top, in their order, without owner and first responder.
    /// - Precondition: the file is there and can be read, and every outlet is one of its object's.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        do {
            return try load(owner: ownerOrNil, externals: externals, mode: .parity)
        } catch { preconditionFailure("UINib: \(error)") }
    }

    /// Makes the nib's objects, as ``instantiate(withOwner:options:)`` does, and throws whatever does not fit.
    ///
    /// - Returns: the objects on top, in their order.
    /// - Throws: ``NibError`` if the file is not there or cannot be read, or if a class, an outlet or an action is missing.
    public func objects(withOwner owner: Any?, externalObjects: [String: Any] = [:]) throws(NibError) -> [Any] {
        try load(owner: owner, externals: externalObjects, mode: .strict)
    }

    func source() throws(NibError) -> NibSource { try find() }

    func load(owner: Any?, externals: [String: Any], mode: NibSession.Mode) throws(NibError) -> [AnyObject] {
        let source = try find()
        let session = NibSession(
            source, owner: owner.map { $0 as AnyObject }, mode: mode, externals: externals.mapValues { $0 as AnyObject })
        var top: [AnyObject] = []
        for element in source.document.objects {
            let object = session.make(element)
            if element.name != "placeholder", let object { top.append(object) }
        }
        try session.finish()
        return top
    }
}

/// A nib that was given as data, read when it is first needed.
@MainActor private final class NibDataCache {
    private let data: Data
    private let bundle: Bundle?
    private var known: NibSource?

    init(data: Data, bundle: Bundle?) {
        self.data = data
        self.bundle = bundle
    }

    func source() throws(NibError) -> NibSource {
        if let known { return known }
        let source = try NibSource(data: data, file: "data.xib", bundle: bundle)
        known = source
        return source
    }
}

extension Bundle {
    /// Makes the objects of a nib of this bundle, and connects them with each other and with the owner.
    ///
    /// - Returns: the objects on top, in their order.
    /// - Precondition: the bundle has the file `name.xib`, and every outlet is one of its object's.
    /// - Source: https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
