import UIKitEngines

/// A file with objects. The objects can be created any number of times.
///
/// The file is the `.xib` itself, read once on first use.
///
/// > Difference from Apple: Files are not compiled at build time. Add the `.xib` to the target's resources.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor open class UINib: NSObject {
    /// The keys of the options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The external objects for the nib's placeholders: a dictionary of objects by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let find: @MainActor () throws(NibError) -> NibSource

    /// Creates a nib from a file `nibName.xib` of a bundle; `nil` for the main bundle.
    ///
    /// If the file does not exist, ``instantiate(withOwner:options:)`` traps and
    /// ``objects(withOwner:externalObjects:)`` throws.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        find = { () throws(NibError) in try NibStore.source(named: name, "xib", in: bundleOrNil) }
        super.init()
    }

    /// Creates a nib from the contents of a file, with images and colours of a bundle; `nil` for the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let cache = NibDataCache(data: data, bundle: bundleOrNil)
        find = { () throws(NibError) in try cache.source() }
        super.init()
    }

    /// Creates a nib from a file, which need not be in a bundle.
    public init(contentsOf url: URL, bundle bundleOrNil: Bundle? = nil) {
        find = { () throws(NibError) in try NibStore.source(at: url, bundle: bundleOrNil) }
        super.init()
    }

    /// Creates the nib's objects, and connects them with each other and with the owner.
    ///
    /// - Parameters:
    ///   - ownerOrNil: the File's Owner.
    ///   - optionsOrNil: the external objects.
    /// - Returns: The top-level objects in order, without owner and first responder.
    /// - Precondition: The file exists and can be read, and all outlets exist.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        do {
            return try load(owner: ownerOrNil, externals: externals, mode: .parity)
        } catch { preconditionFailure("UINib: \(error)") }
    }

    /// Creates the nib's objects like ``instantiate(withOwner:options:)``, and throws all errors.
    ///
    /// - Returns: The top-level objects in order.
    /// - Throws: ``NibError`` if the file does not exist or cannot be read, or if a class, an outlet or an action is
    ///   missing.
    public func objects(withOwner owner: Any?, externalObjects: [String: Any] = [:]) throws(NibError) -> [Any] {
        try load(owner: owner, externals: externalObjects, mode: .strict)
    }

    func source() throws(NibError) -> NibSource { try find() }

    func load(owner: Any?, externals: [String: Any], mode: NibSession.Mode) throws(NibError) -> [AnyObject] {
        let source = try find()
        let session = NibSession(
            source, owner: owner.map { $0 as AnyObject }, mode: mode, externals: externals.mapValues { $0 as AnyObject })
        var topLevelObjects: [AnyObject] = []
        for element in source.document.objects {
            let object = session.make(element)
            if element.name != "placeholder", let object { topLevelObjects.append(object) }
        }
        try session.finish()
        return topLevelObjects
    }
}

/// A nib from data, parsed on first use.
@MainActor private final class NibDataCache {
    private let data: Data
    private let bundle: Bundle?
    private var cachedSource: NibSource?

    init(data: Data, bundle: Bundle?) {
        self.data = data
        self.bundle = bundle
    }

    func source() throws(NibError) -> NibSource {
        if let cachedSource { return cachedSource }
        let source = try NibSource(data: data, file: "data.xib", bundle: bundle)
        cachedSource = source
        return source
    }
}

extension Bundle {
    /// Creates the objects of a nib of this bundle, and connects them with each other and with the owner.
    ///
    /// - Returns: The top-level objects in order.
    /// - Precondition: The bundle contains the file `name.xib`, and all outlets exist.
    /// - Source: https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
