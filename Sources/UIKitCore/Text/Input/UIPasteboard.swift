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

    /// Posted after what is on a pasteboard changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Longer texts are not taken over from the system: 16 MB of UTF-8, far more than anybody types.
    static let longestText = 16 << 20

    /// The system's pasteboard.
    public class var general: UIPasteboard { ApplicationHost.running.pasteboards.general }

    /// The app's own pasteboard of that name, which is made if it is not there and `create` says so.
    public class func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
        ApplicationHost.running.pasteboards.named(pasteboardName, create: create)
    }

    /// Its name.
    public let name: Name
    /// How often what is on it was changed by the app; 0 at first.
    public private(set) var changeCount = 0
    private var content = Content()
    private let clipboard: (any Clipboard)?
    /// How many bytes the text had that was left outside last; 0 for none.
    private var refused = 0

    private struct Content {
        var strings: [String] = []
        var urls: [URL] = []
        var images: [UIImage] = []
        var colors: [UIColor] = []
    }

    init(name: Name, clipboard: (any Clipboard)?) {
        self.name = name
        self.clipboard = clipboard
        super.init()
    }

    /// Its text; `nil` for none. Setting it replaces all that is there.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// Its texts; `nil` for none. Setting it replaces all that is there.
    open var strings: [String]? {
        get {
            takeOver()
            return content.strings.isEmpty ? nil : content.strings
        }
        set { change(Content(strings: newValue ?? [])) }
    }

    /// The address on it; `nil` for none. Setting it replaces all that is there.
    open var url: URL? {
        get {
            takeOver()
            return content.urls.first
        }
        set { put(urls: newValue.map { [$0] } ?? []) }
    }

    /// The addresses on it; `nil` for none. Setting it replaces all that is there.
    open var urls: [URL]? {
        get {
            takeOver()
            return content.urls.isEmpty ? nil : content.urls
        }
        set { put(urls: newValue ?? []) }
    }

    /// The pictures on it; `nil` for none. Setting it replaces all that is there.
    open var images: [UIImage]? {
        get {
            takeOver()
            return content.images.isEmpty ? nil : content.images
        }
        set { put(images: newValue ?? []) }
    }

    /// The colours on it; `nil` for none. Setting it replaces all that is there.
    open var colors: [UIColor]? {
        get {
            takeOver()
            return content.colors.isEmpty ? nil : content.colors
        }
        set { change(Content(colors: newValue ?? [])) }
    }

    /// Puts things of several kinds on it, in place of all that is there. Addresses are texts, too.
    func put(strings: [String] = [], urls: [URL] = [], images: [UIImage] = []) {
        change(Content(strings: strings + urls.map(\.absoluteString), urls: urls, images: images))
    }

    /// The picture on it; `nil` for none. Setting it replaces all that is there.
    open var image: UIImage? {
        get {
            takeOver()
            return content.images.first
        }
        set { change(Content(images: newValue.map { [$0] } ?? [])) }
    }

    /// The colour on it; `nil` for none. Setting it replaces all that is there.
    open var color: UIColor? {
        get {
            takeOver()
            return content.colors.first
        }
        set { change(Content(colors: newValue.map { [$0] } ?? [])) }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }

    private func change(_ new: Content) {
        content = new
        changeCount += 1
        clipboard?.text = new.strings.first
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// What another app put on the system's pasteboard takes the place of what this one had there.
    private func takeOver() {
        guard let clipboard else { return }
        let text = clipboard.text.flatMap { $0.isEmpty ? nil : $0 }
        guard text != content.strings.first else { return }
        guard let text, text.utf8.count <= Self.longestText else {
            // An app's picture stays until somebody else copies text.
            if !content.strings.isEmpty { content = Content() }
            return reportLength(of: text)
        }
        content = Content(strings: [text], urls: URL(string: text).flatMap { $0.scheme == nil ? nil : [$0] } ?? [])
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

/// The pasteboards of one application.
@MainActor final class Pasteboards {
    let general: UIPasteboard
    private var named: [UIPasteboard.Name: UIPasteboard] = [:]

    init(_ clipboard: (any Clipboard)?) {
        general = UIPasteboard(name: .general, clipboard: clipboard)
    }

    func named(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
        if name == .general { return general }
        if let found = named[name] { return found }
        guard create else { return nil }
        let made = UIPasteboard(name: name, clipboard: nil)
        named[name] = made
        return made
    }
}
