import Platform

/// The content that was cut or copied: text of all apps, and images and colours of this app.
///
/// The general pasteboard is the system's pasteboard if the back end provides access to a system pasteboard.
///
/// > Difference from Apple: only text is shared with other apps. In a browser, text of other apps is available after
/// > the user pastes with a keyboard shortcut.
/// - Source: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the system's pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The options for setting the items of a pasteboard.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipasteboard/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are removed; never by default.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether the items are hidden from other apps; `false` by default.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after the items of a pasteboard changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The key of the added types, an array of strings, in the user info of a change notification.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the removed types, an array of strings, in the user info of a change notification.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Posted when a pasteboard that the app created is removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The type of a value whose type is derived from its class.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The limit for text from the system, in bytes of UTF-8: 16 MB, far more than anyone types.
    static let maximumTextLength = 16 << 20

    /// The system's pasteboard.
    public class var general: UIPasteboard { ApplicationHost.running.pasteboards.general }

    /// Returns the app's pasteboard with a name. A missing pasteboard is created if `create` is `true`; otherwise the
    /// result is `nil`.
    public class func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
        ApplicationHost.running.pasteboards.named(pasteboardName, create: create)
    }

    /// Returns a new pasteboard of the app with a unique name.
    public class func withUniqueName() -> UIPasteboard { ApplicationHost.running.pasteboards.unique() }

    /// Clears and removes the app's pasteboard with a name; the general pasteboard stays.
    public class func remove(withName pasteboardName: Name) { ApplicationHost.running.pasteboards.remove(pasteboardName) }

    /// The name of the pasteboard.
    public let name: Name
    /// The number of changes to the items, including those by other apps; 0 at first.
    public private(set) var changeCount = 0
    private var content: [PasteboardItem] = []
    private let clipboard: (any Clipboard)?
    /// The number of bytes of the last rejected text; 0 for none.
    private var reportedLength = 0
    /// The text that was last written to the system's pasteboard, or read from it; `nil` for none.
    private var lastWrittenText: String?
    /// The date after which the items are removed; `nil` for never.
    private var expiration: Date?

    init(name: Name, clipboard: (any Clipboard)?) {
        self.name = name
        self.clipboard = clipboard
        super.init()
    }

    // MARK: - Values of one kind

    /// The text of the first text item; `nil` for none. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The text of all text items; `nil` for none. Setting it replaces all items.
    open var strings: [String]? {
        get { allValues(\.string) }
        set { setContent(strings: newValue ?? []) }
    }
    /// The first URL; `nil` for none. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { setContent(urls: newValue.map { [$0] } ?? []) }
    }
    /// All URLs; `nil` for none. Setting it replaces all items.
    open var urls: [URL]? {
        get { allValues(\.url) }
        set { setContent(urls: newValue ?? []) }
    }
    /// The first image; `nil` for none. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { setContent(images: newValue.map { [$0] } ?? []) }
    }
    /// All images; `nil` for none. Setting it replaces all items.
    open var images: [UIImage]? {
        get { allValues(\.image) }
        set { setContent(images: newValue ?? []) }
    }
    /// The first colour; `nil` for none. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// All colours; `nil` for none. Setting it replaces all items.
    open var colors: [UIColor]? {
        get { allValues(\.color) }
        set { change((newValue ?? []).map { PasteboardItem([PasteboardItem.color: $0]) }) }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }

    // MARK: - Items

    /// The number of items; each item may have several representations.
    open var numberOfItems: Int { currentItems.count }
    /// The items: the values of each item by the types of its representations. Setting this property replaces all
    /// items.
    ///
    /// Values are strings, URLs, images, colours, attributed strings, `Data`, and property list objects. For
    /// ``typeAutomatic`` the type is derived from the value's class.
    open var items: [[String: Any]] {
        get { currentItems.map(\.values) }
        set { setItems(newValue) }
    }
    /// Adds items to the existing items; see ``items``.
    open func addItems(_ items: [[String: Any]]) { change(currentItems + items.map { PasteboardItem($0) }, until: expiration) }
    /// Replaces all items; see ``items``.
    ///
    /// - Parameters:
    ///   - items: The values of each item by type.
    ///   - options: The visibility to other apps and the expiration date; visible and unlimited by default.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        change(
            items.map { PasteboardItem($0) }, isLocal: options[.localOnly] as? Bool ?? false, until: options[.expirationDate] as? Date)
    }
    /// The items as item providers. Setting this property replaces all items.
    ///
    /// > Difference from Apple: a representation that a provider does not deliver synchronously counts as missing.
    open var itemProviders: [NSItemProvider] {
        get { currentItems.map { $0.asProvider() } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// Replaces all items. With `localOnly`, other apps do not see the items; after `expirationDate` the items are
    /// removed.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        change(itemProviders.map { PasteboardItem($0) }, isLocal: localOnly, until: expirationDate)
    }
    /// Replaces all items by objects in all their representations.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    /// Replaces all items by objects in all their representations; see
    /// ``setItemProviders(_:localOnly:expirationDate:)``.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: - Representations of the first item

    /// The types of the first item's representations; empty without items.
    open var types: [String] { currentItems.first?.types ?? [] }
    /// Returns whether the first item has a representation that conforms to one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { currentItems.first?.has(oneOf: pasteboardTypes) ?? false }
    /// Returns the first item's data of a type; `nil` without such a value or if the value has no data form, such as
    /// a colour.
    open func data(forPasteboardType pasteboardType: String) -> Data? { currentItems.first?.data(of: pasteboardType) }
    /// Returns the first item's value of a type; `nil` without such a value.
    open func value(forPasteboardType pasteboardType: String) -> Any? { currentItems.first?.value(of: pasteboardType) }
    /// Replaces all items by data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setValue(data, forPasteboardType: pasteboardType) }
    /// Replaces all items by a value of a type; see ``items``.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

    // MARK: - Changes

    /// Replaces all items by strings, URLs and images. URLs are available as text, too.
    func setContent(strings: [String] = [], urls: [URL] = [], images: [UIImage] = []) {
        let textItems = strings.map { PasteboardItem([PasteboardItem.text: $0]) }
        let urlItems = urls.map { PasteboardItem([PasteboardItem.url: $0, PasteboardItem.text: $0.absoluteString]) }
        change(textItems + urlItems + images.map { PasteboardItem([PasteboardItem.png: $0]) })
    }

    private func allValues<Value>(_ path: KeyPath<PasteboardItem, Value?>) -> [Value]? {
        let values = currentItems.compactMap { $0[keyPath: path] }
        return values.isEmpty ? nil : values
    }

    private func change(_ newItems: [PasteboardItem], isLocal: Bool = false, until date: Date? = nil) {
        let oldTypes = Set(content.flatMap(\.types))
        content = newItems
        expiration = date
        changeCount += 1
        lastWrittenText = isLocal ? nil : newItems.lazy.compactMap(\.string).first
        clipboard?.text = lastWrittenText
        let newTypes = Set(newItems.flatMap(\.types))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: newTypes.subtracting(oldTypes).sorted(),
                Self.changedTypesRemovedUserInfoKey: oldTypes.subtracting(newTypes).sorted(),
            ])
    }

    /// The current items, without expired items and including text that other apps copied.
    var currentItems: [PasteboardItem] {
        if let expiration, expiration <= WallClock.now { change([]) }
        adoptSystemPasteboard()
        return content
    }

    /// Replaces the items by the text that another app put on the system's pasteboard.
    private func adoptSystemPasteboard() {
        guard let clipboard else { return }
        let text = clipboard.text.flatMap { $0.isEmpty ? nil : $0 }
        guard text != lastWrittenText else { return }
        guard let text, text.utf8.count <= Self.maximumTextLength else {
            // Items without text, such as an image of this app, stay until another app copies text.
            if lastWrittenText != nil {
                content = []
                lastWrittenText = nil
                expiration = nil
            }
            return reportLength(of: text)
        }
        var values: [String: Any] = [PasteboardItem.text: text]
        if let url = URL(string: text), url.scheme != nil { values[PasteboardItem.url] = url }
        content = [PasteboardItem(values)]
        lastWrittenText = text
        expiration = nil
        changeCount += 1
    }

    /// Reports once that another app's text is too long.
    private func reportLength(of text: String?) {
        let size = text?.utf8.count ?? 0
        guard size != reportedLength else { return }
        reportedLength = size
        guard size > 0 else { return }
        Diagnostics.report(
            "pasteboard.too-long",
            "UIPasteboard: another app's text has \(size) bytes and is ignored. Copy at most \(Self.maximumTextLength) bytes at once.",
            numbers: ["bytes": Double(size), "limit": Double(Self.maximumTextLength)])
    }
}
