import Platform

/// What was cut or copied: text of all apps, and pictures and colours of this one.
///
/// The general pasteboard is the system's where the back end reaches it.
///
/// > Difference from Apple: only text leaves the app. In a browser, what others copied is there once a person pastes by keys.
/// - Source: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// What tells pasteboards apart.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the system's pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How things are put on a pasteboard.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipasteboard/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// The key of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which they are gone; for ever there by default.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether other apps do not see them; `false` by default.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after what is on a pasteboard changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// In the notification of a change: the types, texts, that were not there before.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// In the notification of a change: the types, texts, that are not there any more.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Posted before a pasteboard of the app's own is removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The type of a value whose own type is to be found.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// Longer texts are not taken over from the system: 16 MB of UTF-8, far more than anybody types.
    static let longestText = 16 << 20

    /// The system's pasteboard.
    public class var general: UIPasteboard { ApplicationHost.running.pasteboards.general }

    /// The app's own pasteboard of that name, which is made if it is not there and `create` says so.
    public class func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
        ApplicationHost.running.pasteboards.named(pasteboardName, create: create)
    }

    /// A new pasteboard of the app's own, under a name that no other has.
    public class func withUniqueName() -> UIPasteboard { ApplicationHost.running.pasteboards.unique() }

    /// Empties and forgets the app's own pasteboard of that name; the system's stays.
    public class func remove(withName pasteboardName: Name) { ApplicationHost.running.pasteboards.remove(pasteboardName) }

    /// Its name.
    public let name: Name
    /// How often what is on it was changed by the app; 0 at first.
    public private(set) var changeCount = 0
    private var content: [PasteboardItem] = []
    private let clipboard: (any Clipboard)?
    /// How many bytes the text had that was left outside last; 0 for none.
    private var refused = 0
    /// The text that the system's pasteboard was given last; `nil` for none.
    private var handedOver: String?
    /// After this what is on it is gone; `nil` for never.
    private var expiration: Date?

    init(name: Name, clipboard: (any Clipboard)?) {
        self.name = name
        self.clipboard = clipboard
        super.init()
    }

    // MARK: - One kind of things

    /// Its text; `nil` for none. Setting it replaces all that is there.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// Its texts; `nil` for none. Setting it replaces all that is there.
    open var strings: [String]? {
        get { all(\.string) }
        set { put(strings: newValue ?? []) }
    }
    /// The address on it; `nil` for none. Setting it replaces all that is there.
    open var url: URL? {
        get { urls?.first }
        set { put(urls: newValue.map { [$0] } ?? []) }
    }
    /// The addresses on it; `nil` for none. Setting it replaces all that is there.
    open var urls: [URL]? {
        get { all(\.url) }
        set { put(urls: newValue ?? []) }
    }
    /// The picture on it; `nil` for none. Setting it replaces all that is there.
    open var image: UIImage? {
        get { images?.first }
        set { put(images: newValue.map { [$0] } ?? []) }
    }
    /// The pictures on it; `nil` for none. Setting it replaces all that is there.
    open var images: [UIImage]? {
        get { all(\.image) }
        set { put(images: newValue ?? []) }
    }
    /// The colour on it; `nil` for none. Setting it replaces all that is there.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours on it; `nil` for none. Setting it replaces all that is there.
    open var colors: [UIColor]? {
        get { all(\.color) }
        set { change((newValue ?? []).map { PasteboardItem([PasteboardItem.color: $0]) }) }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }

    // MARK: - Items

    /// How many things there are; each may have several representations.
    open var numberOfItems: Int { now.count }
    /// The things that are there: the values of each by the types of its representations. Setting it replaces all that is there.
    ///
    /// Values are texts, addresses, pictures, colours, attributed texts, `Data`, and what a property list can have. Where a type is
    /// ``typeAutomatic``, the value's own type is found.
    open var items: [[String: Any]] {
        get { now.map(\.values) }
        set { setItems(newValue) }
    }
    /// Adds things to those that are there; see ``items``.
    open func addItems(_ items: [[String: Any]]) { change(now + items.map { PasteboardItem($0) }, until: expiration) }
    /// Replaces all that is there; see ``items``.
    ///
    /// - Parameters:
    ///   - items: the things, each by its types.
    ///   - options: whether other apps see it, and for how long it is there; they do and it is for ever by default.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        change(
            items.map { PasteboardItem($0) }, isLocal: options[.localOnly] as? Bool ?? false, until: options[.expirationDate] as? Date)
    }
    /// The things that are there, as what is dragged is. Setting it replaces all that is there.
    ///
    /// > Difference from Apple: what a provider does not hand over at once, when it is asked, counts as not there.
    open var itemProviders: [NSItemProvider] {
        get { now.map { $0.asProvider() } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// Replaces all that is there. Other apps do not see it if it is `localOnly`; after `expirationDate` it is gone.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        change(itemProviders.map { PasteboardItem($0) }, isLocal: localOnly, until: expirationDate)
    }
    /// Puts objects on it in all their representations, in place of all that is there.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    /// Puts objects on it in all their representations; see ``setItemProviders(_:localOnly:expirationDate:)``.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: - Representations of the first thing

    /// The types of the first thing's representations; none where nothing is there.
    open var types: [String] { now.first?.types ?? [] }
    /// Whether the first thing has a representation of one of these types, or of a kind of one.
    open func contains(pasteboardTypes: [String]) -> Bool { now.first?.has(oneOf: pasteboardTypes) ?? false }
    /// The first thing's data of a type; `nil` if it has none, or a value that is no data of itself, as a colour.
    open func data(forPasteboardType pasteboardType: String) -> Data? { now.first?.data(of: pasteboardType) }
    /// The first thing's value of a type; `nil` if it has none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { now.first?.value(of: pasteboardType) }
    /// Puts data on it, in place of all that is there.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setValue(data, forPasteboardType: pasteboardType) }
    /// Puts a value on it, in place of all that is there; see ``items``.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

    // MARK: - Changes

    /// Puts things of several kinds on it, in place of all that is there. Addresses are texts, too.
    func put(strings: [String] = [], urls: [URL] = [], images: [UIImage] = []) {
        let words = strings.map { PasteboardItem([PasteboardItem.text: $0]) }
        let addresses = urls.map { PasteboardItem([PasteboardItem.url: $0, PasteboardItem.text: $0.absoluteString]) }
        change(words + addresses + images.map { PasteboardItem([PasteboardItem.png: $0]) })
    }

    private func all<Value>(_ path: KeyPath<PasteboardItem, Value?>) -> [Value]? {
        let found = now.compactMap { $0[keyPath: path] }
        return found.isEmpty ? nil : found
    }

    private func change(_ new: [PasteboardItem], isLocal: Bool = false, until date: Date? = nil) {
        let old = Set(content.flatMap(\.types))
        (content, expiration) = (new, date)
        changeCount += 1
        handedOver = isLocal ? nil : new.lazy.compactMap(\.string).first
        clipboard?.text = handedOver
        let types = Set(new.flatMap(\.types))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: types.subtracting(old).sorted(),
                Self.changedTypesRemovedUserInfoKey: old.subtracting(types).sorted(),
            ])
    }

    /// What is there, once what is over is gone and what another app put there has been taken over.
    var now: [PasteboardItem] {
        if let expiration, expiration <= WallClock.now { change([]) }
        takeOver()
        return content
    }

    /// What another app put on the system's pasteboard takes the place of what this one had there.
    private func takeOver() {
        guard let clipboard else { return }
        let text = clipboard.text.flatMap { $0.isEmpty ? nil : $0 }
        guard text != handedOver else { return }
        guard let text, text.utf8.count <= Self.longestText else {
            // An app's picture stays until somebody else copies text.
            if handedOver != nil { (content, handedOver, expiration) = ([], nil, nil) }
            return reportLength(of: text)
        }
        var values: [String: Any] = [PasteboardItem.text: text]
        if let url = URL(string: text), url.scheme != nil { values[PasteboardItem.url] = url }
        (content, handedOver, expiration) = ([PasteboardItem(values)], text, nil)
        changeCount += 1
    }

    /// Says once of a text that it is left outside.
    private func reportLength(of text: String?) {
        let size = text?.utf8.count ?? 0
        guard size != refused else { return }
        refused = size
        guard size > 0 else { return }
        Diagnostics.report(
            "pasteboard.too-long",
            "UIPasteboard: another app's text has \(size) bytes, so that it is not taken over. Copy at most \(Self.longestText) bytes at once.",
            numbers: ["bytes": Double(size), "limit": Double(Self.longestText)])
    }
}
