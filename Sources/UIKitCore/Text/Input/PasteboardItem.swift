import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An item on a pasteboard, in one or more representations.
@MainActor struct PasteboardItem {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"
    static let attributed = "com.apple.uikit.attributedstring"

    private var own: [String: Any] = [:]
    private let provider: NSItemProvider?

    /// Creates an item from values.
    ///
    /// - Parameter values: The values by type; a value of ``UIPasteboard/typeAutomatic`` gets the type of its class.
    init(_ values: [String: Any]) {
        provider = nil
        for (type, value) in values { own[type == UIPasteboard.typeAutomatic ? Self.type(of: value) : type] = value }
    }

    init(_ provider: NSItemProvider) { self.provider = provider }

    private static func type(of value: Any) -> String {
        switch value {
        case is URL: url
        case is UIImage: png
        case is UIColor: color
        case is NSAttributedString: attributed
        case is String: text
        default: "public.data"
        }
    }

    /// The types of the representations, in the provider's order or sorted.
    var types: [String] { provider?.registeredTypeIdentifiers ?? own.keys.sorted() }

    var values: [String: Any] {
        guard provider != nil else { return own }
        var result: [String: Any] = [:]
        for type in types { result[type] = data(of: type) }
        return result
    }

    func has(oneOf wanted: [String]) -> Bool { types.contains { own in wanted.contains { UniformTypes.type(own, conformsTo: $0) } } }

    private func ownType(of wanted: String) -> String? {
        types.contains(wanted) ? wanted : types.first { UniformTypes.type($0, conformsTo: wanted) }
    }

    func value(of type: String) -> Any? {
        guard let found = ownType(of: type) else { return nil }
        if let value = own[found] { return value }
        guard let data = data(of: found) else { return nil }
        return UniformTypes.type(found, conformsTo: "public.text") ? String(data: data, encoding: .utf8) ?? data : data
    }

    func data(of type: String) -> Data? {
        guard let found = ownType(of: type) else { return nil }
        if let provider { return Self.handedOver(by: provider, as: found) }
        switch own[found] {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let url as URL: return Data(url.absoluteString.utf8)
        case let image as UIImage: return found == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        case let list? where PropertyListSerialization.propertyList(list, isValidFor: .binary):
            return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        default: return nil
        }
    }

    /// Returns the data that a provider loads synchronously; its loaders may call back on any thread.
    private static func handedOver(by provider: NSItemProvider, as type: String) -> Data? {
        let box = AnswerBox()
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in box.data.withLock { $0 = data } }
        return box.data.withLock { $0 }
    }

    // MARK: - Conversions

    var string: String? {
        if let words = value(of: Self.text) ?? value(of: "public.text") {
            return words as? String ?? (words as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }
        return (own[Self.attributed] as? NSAttributedString)?.string ?? url?.absoluteString
    }

    var url: URL? {
        switch value(of: Self.url) {
        case let url as URL: url
        case let words as String: URL(string: words)
        case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        default: nil
        }
    }

    var image: UIImage? {
        switch value(of: "public.image") {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        default: nil
        }
    }

    var color: UIColor? { own[Self.color] as? UIColor }

    var attributedString: NSAttributedString? { own[Self.attributed] as? NSAttributedString }

    func asProvider() -> NSItemProvider {
        if let provider { return provider }
        let made = NSItemProvider()
        for type in types {
            if let image = own[type] as? UIImage, type == Self.png {
                made.registerObject(image, visibility: .all)
            } else if let data = data(of: type) {
                made.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                    handler(data, nil)
                    return nil
                }
            }
        }
        return made
    }

    private final class AnswerBox: Sendable {
        let data = Mutex<Data?>(nil)
    }
}
